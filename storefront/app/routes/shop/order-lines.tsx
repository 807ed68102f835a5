import { useTranslations } from "use-intl";
import type { BagLine } from "#app/commerce/bag.ts";
import { LineText } from "./line-text.tsx";
import { type Pictured, ProductPicture } from "./picture.tsx";
import { useMoney } from "./price.tsx";

/** Lines that are only read: what is being ordered, or was. */
export function OrderLines(props: {
  lines: BagLine[];
  currency: string;
  pictures: Record<string, Pictured>;
}) {
  const t = useTranslations("catalog");
  const money = useMoney();
  return (
    <ul className="border-t border-line">
      {props.lines.map((line) => {
        const picture = props.pictures[line.handle];
        return (
          <li key={line.id} className="grid grid-cols-[5rem_1fr] gap-x-5 border-b border-line py-4">
            {picture ? (
              <ProductPicture product={picture} className="aspect-4/3 self-start" />
            ) : (
              <span />
            )}
            <div className="flex justify-between gap-x-4">
              <div className="min-w-0">
                <LineText line={line} />
                <span className="block text-small text-quiet tabular-nums">
                  {t("quantityIs", { quantity: line.quantity })}
                </span>
              </div>
              <span className="flex-none font-semibold tabular-nums">
                {money(line.originalTotal, props.currency)}
              </span>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
