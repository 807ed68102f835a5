import type { ReactNode } from "react";
import { Form, Link, useNavigation } from "react-router";
import { useTranslations } from "use-intl";
import { type BagLine, largestQuantity } from "#app/commerce/bag.ts";
import { groupLines, type LensPair, linesOf } from "#app/commerce/lens-pairs.ts";
import { Button } from "#app/design/button.tsx";
import { useHref } from "#app/language/use-language.ts";
import { lensesOf } from "./lens/lens-table.ts";
import { LensValuesTable } from "./lens/lens-values-table.tsx";
import { useLensTexts } from "./lens/use-lens-texts.ts";
import { LineText } from "./line-text.tsx";
import { type Pictured, ProductPicture } from "./picture.tsx";
import { useMoney } from "./price.tsx";

interface BagLinesProps {
  lines: BagLine[];
  currency: string;
  pictures: Record<string, Pictured>;
}

/** The lines of the bag, each with its quantity and a way out; right and left eye stand together. */
export function BagLines({ lines, currency, pictures }: BagLinesProps) {
  const t = useTranslations("bag");
  return (
    <section aria-label={t("lines")}>
      <ul className="border-t border-line">
        {groupLines(lines).map(({ line, pair }) => {
          const members = pair ? linesOf(pair) : [line];
          const [first] = members;
          if (!first) return null;
          return (
            <Item
              key={first.id}
              lines={[first, ...members.slice(1)]}
              currency={currency}
              picture={pictures[first.handle]}
            >
              {pair ? <LensQuantities pair={pair} /> : <QuantityForm line={line} />}
            </Item>
          );
        })}
      </ul>
    </section>
  );
}

const nameOf = ({ title, variant }: BagLine) => (variant ? `${title}, ${variant}` : title);

interface ItemProps {
  lines: [BagLine, ...BagLine[]];
  currency: string;
  picture: Pictured | undefined;
  children: ReactNode;
}

function Item({ lines, currency, picture, children }: ItemProps) {
  const t = useTranslations("bag");
  const href = useHref();
  const money = useMoney();
  const changing = useNavigation().formData?.get("line");
  const [line] = lines;
  const total = lines.reduce((sum, { originalTotal }) => sum + originalTotal, 0);
  return (
    <li
      aria-busy={lines.some(({ id }) => id === changing) || undefined}
      className="grid grid-cols-[6rem_1fr] gap-x-5 border-b border-line py-6 aria-busy:opacity-55 sm:grid-cols-[9rem_1fr] sm:grid-rows-[auto_1fr]"
    >
      {picture ? (
        <ProductPicture product={picture} className="aspect-4/3 self-start sm:row-span-2" />
      ) : (
        <span className="sm:row-span-2" />
      )}
      <div className="flex justify-between gap-x-4">
        <div className="min-w-0">
          <Link to={href(`/shop/product/${line.handle}`)} className="hover:underline">
            <LineText line={line} />
          </Link>
          <p className="text-small text-quiet tabular-nums">
            {t("each", { price: money(line.unitPrice, currency) })}
          </p>
        </div>
        <p className="flex-none font-semibold tabular-nums">{money(total, currency)}</p>
      </div>
      <div className="col-span-2 mt-4 sm:col-span-1 sm:col-start-2">{children}</div>
    </li>
  );
}

/** The values of both eyes, and below them the boxes of each. */
function LensQuantities({ pair }: { pair: LensPair }) {
  const t = useTranslations("lens.table");
  const texts = useLensTexts();
  return (
    <>
      <LensValuesTable lenses={lensesOf(pair)} />
      {linesOf(pair).map((line) => {
        const eye = texts.eye(line.lens.eye);
        const named = { product: nameOf(line), eye };
        return (
          <div key={line.id} className="mt-4">
            <p aria-hidden="true" className="mb-1 text-small text-quiet">
              {t("boxes", { eye })}
            </p>
            <QuantityForm
              line={line}
              labels={{ quantity: t("boxesOf", named), remove: t("removeOf", named) }}
            />
          </div>
        );
      })}
    </>
  );
}

interface QuantityFormProps {
  line: BagLine;
  /** What tells this quantity from others beside it; the product's name unless given. */
  labels?: { quantity: string; remove: string };
}

function QuantityForm({ line, labels }: QuantityFormProps) {
  const t = useTranslations("bag");
  const product = nameOf(line);
  return (
    <Form method="post" className="flex flex-wrap items-center gap-x-3 gap-y-2" preventScrollReset>
      <input type="hidden" name="line" value={line.id} />
      <input
        // A new quantity from the server replaces what stood in the field.
        key={line.quantity}
        aria-label={labels?.quantity ?? t("quantityOf", { product })}
        name="quantity"
        type="number"
        inputMode="numeric"
        min={1}
        max={largestQuantity}
        step={1}
        required
        defaultValue={line.quantity}
        className="min-h-12 w-20 rounded-surface border border-edge bg-raised px-3"
      />
      <Button look="quiet" name="intent" value="set" className="px-5">
        {t("update")}
      </Button>
      <Button
        look="plain"
        name="intent"
        value="remove"
        formNoValidate
        aria-label={labels?.remove ?? t("removeNamed", { product })}
        className="ms-2"
      >
        {t("remove")}
      </Button>
    </Form>
  );
}
