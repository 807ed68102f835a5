import type { ReactNode } from "react";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { type BagLine, nameOf } from "#app/commerce/buying/bag.ts";
import { groupLines, type LensPair, linesOf } from "#app/commerce/buying/lens-pairs.ts";
import { useHref } from "#app/language/use-language.ts";
import { lensesOf } from "#app/order-lines/lens-table.ts";
import { LensValuesTable } from "#app/order-lines/lens-values-table.tsx";
import { LinePicture } from "#app/order-lines/line-picture.tsx";
import { LineText } from "#app/order-lines/line-text.tsx";
import { useLensTexts } from "#app/order-lines/use-lens-texts.ts";
import type { PicturedLine } from "#app/products/picture.tsx";
import { UnitPriceText, useMoney } from "#app/products/price.tsx";
import type { Carried } from "./carried-values.server.ts";
import { ChangeValues } from "./change-values.tsx";
import { QuantityForm } from "./quantity-form.tsx";

interface BagLinesProps {
  lines: BagLine[];
  /** Absent where nothing of it can be had. */
  currency: string | undefined;
  /** By variant. */
  pictures: Record<string, PicturedLine>;
  /** What each lens takes to its page, to be changed there. */
  carried: Carried;
}

/** The lines of the bag, each with its quantity and a way out; right and left eye stand together. */
export function BagLines({ lines, currency, pictures, carried }: BagLinesProps) {
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
              picture={pictures[first.variantId]}
            >
              {pair ? (
                <LensQuantities pair={pair} currency={currency} carried={carried} />
              ) : (
                <QuantityForm line={line} currency={currency} />
              )}
            </Item>
          );
        })}
      </ul>
    </section>
  );
}

interface ItemProps {
  lines: [BagLine, ...BagLine[]];
  currency: string | undefined;
  picture: PicturedLine | undefined;
  children: ReactNode;
}

function Item({ lines, currency, picture, children }: ItemProps) {
  const t = useTranslations("bag");
  const href = useHref();
  const money = useMoney();
  const [line] = lines;
  const total = lines.reduce((sum, { originalTotal }) => sum + originalTotal, 0);
  return (
    <li className="grid grid-cols-[6rem_1fr] gap-x-5 border-b border-line py-6 sm:grid-cols-[9rem_1fr] sm:grid-rows-[auto_1fr]">
      <LinePicture picture={picture} className="sm:row-span-2" />
      <div className="flex justify-between gap-x-4">
        <div className="min-w-0">
          <Link to={href(`/shop/product/${line.handle}`)} className="hover:underline">
            <LineText line={line} />
          </Link>
          {currency && line.unitPrice > 0 && (
            <p className="text-small text-quiet tabular-nums">
              {t("each", { price: money(line.unitPrice, currency) })}
              {line.unit && <UnitPriceText unit={line.unit} currency={currency} />}
            </p>
          )}
        </div>
        {currency && total > 0 && (
          <p className="ms-auto flex-none font-semibold tabular-nums">{money(total, currency)}</p>
        )}
      </div>
      <div className="col-span-2 mt-4 sm:col-span-1 sm:col-start-2">{children}</div>
    </li>
  );
}

/** The values of both eyes, and below them the boxes of each. */
function LensQuantities(props: Pick<BagLinesProps, "currency" | "carried"> & { pair: LensPair }) {
  const { pair, currency, carried } = props;
  const t = useTranslations("lens.table");
  const texts = useLensTexts();
  return (
    <>
      <LensValuesTable lenses={lensesOf(pair)} />
      <ChangeValues pair={pair} carried={carried} />
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
              currency={currency}
              labels={{ quantity: t("boxesOf", named), remove: t("removeOf", named) }}
            />
          </div>
        );
      })}
    </>
  );
}
