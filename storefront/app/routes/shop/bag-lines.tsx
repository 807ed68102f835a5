import { Form, Link, useNavigation } from "react-router";
import { useTranslations } from "use-intl";
import { type BagLine, largestQuantity } from "#app/commerce/bag.ts";
import { Button } from "#app/design/button.tsx";
import { useHref } from "#app/language/use-language.ts";
import { LineText } from "./line-text.tsx";
import { type Pictured, ProductPicture } from "./picture.tsx";
import { useMoney } from "./price.tsx";

interface BagLinesProps {
  lines: BagLine[];
  currency: string;
  pictures: Record<string, Pictured>;
}

/** The lines of the bag, each with its quantity and a way out. */
export function BagLines({ lines, currency, pictures }: BagLinesProps) {
  const t = useTranslations("bag");
  return (
    <section aria-label={t("lines")}>
      <ul className="border-t border-line">
        {lines.map((line) => (
          <Line key={line.id} line={line} currency={currency} picture={pictures[line.handle]} />
        ))}
      </ul>
    </section>
  );
}

interface LineProps {
  line: BagLine;
  currency: string;
  picture: Pictured | undefined;
}

function Line({ line, currency, picture }: LineProps) {
  const t = useTranslations("bag");
  const href = useHref();
  const money = useMoney();
  const pending = useNavigation().formData?.get("line") === line.id;
  const product = line.variant ? `${line.title}, ${line.variant}` : line.title;
  return (
    <li
      aria-busy={pending || undefined}
      className="grid grid-cols-[6rem_1fr] gap-x-5 border-b border-line py-6 aria-busy:opacity-55 sm:grid-cols-[9rem_1fr] sm:grid-rows-[auto_1fr]"
    >
      {picture ? (
        <ProductPicture product={picture} className="aspect-4/3 self-start sm:row-span-2" />
      ) : (
        <span className="sm:row-span-2" />
      )}
      <div>
        <div className="flex justify-between gap-x-4">
          <div className="min-w-0">
            <Link to={href(`/shop/product/${line.handle}`)} className="hover:underline">
              <LineText line={line} />
            </Link>
            <p className="text-small text-quiet tabular-nums">
              {t("each", { price: money(line.unitPrice, currency) })}
            </p>
          </div>
          <p className="flex-none font-semibold tabular-nums">
            {money(line.originalTotal, currency)}
          </p>
        </div>
      </div>
      <Form
        method="post"
        className="col-span-2 mt-4 flex flex-wrap items-center sm:col-span-1 sm:col-start-2 gap-x-3 gap-y-2"
        preventScrollReset
      >
        <input type="hidden" name="line" value={line.id} />
        <input
          // A new quantity from the server replaces what stood in the field.
          key={line.quantity}
          aria-label={t("quantityOf", { product })}
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
          aria-label={t("removeNamed", { product })}
          className="ms-2"
        >
          {t("remove")}
        </Button>
      </Form>
    </li>
  );
}
