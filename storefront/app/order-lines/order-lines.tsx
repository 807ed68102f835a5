import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import type { BagLine } from "#app/commerce/buying/bag.ts";
import { groupLines, type LensPair, linesOf } from "#app/commerce/buying/lens-pairs.ts";
import type { PicturedLine } from "#app/products/picture.tsx";
import { useMoney } from "#app/products/price.tsx";
import { lensesOf } from "./lens-table.ts";
import { LensValuesTable } from "./lens-values-table.tsx";
import { LinePicture } from "./line-picture.tsx";
import { LineText } from "./line-text.tsx";

interface OrderLinesProps {
  lines: BagLine[];
  currency: string;
  /** By variant. */
  pictures: Record<string, PicturedLine>;
  /** What else is to be said about a line, below it. */
  note?: (line: BagLine) => ReactNode;
}

/** Lines that are only read: what is being ordered, or was. */
export function OrderLines({ lines, currency, pictures, note }: OrderLinesProps) {
  const t = useTranslations("catalog");
  return (
    <ul className="border-t border-line">
      {groupLines(lines).map(({ line, pair }) => {
        const members = pair ? linesOf(pair) : [line];
        const [first] = members;
        if (!first) return null;
        return (
          <OrderLine
            key={first.id}
            line={first}
            total={members.reduce((sum, { originalTotal }) => sum + originalTotal, 0)}
            currency={currency}
            picture={pictures[first.variantId]}
            isWide={pair !== undefined}
          >
            {pair ? (
              <Lenses pair={pair} />
            ) : (
              <p className="text-small text-quiet tabular-nums">
                {t("quantityIs", { quantity: line.quantity })}
              </p>
            )}
            {note?.(first)}
          </OrderLine>
        );
      })}
    </ul>
  );
}

function Lenses({ pair }: { pair: LensPair }) {
  return (
    <div className="mt-3">
      <LensValuesTable lenses={lensesOf(pair)} boxes={(eye) => pair[eye]?.quantity} />
    </div>
  );
}

function OrderLine(props: {
  line: BagLine;
  /** Of all lines that are shown as one. */
  total: number;
  currency: string;
  picture: PicturedLine | undefined;
  /** On a phone, what belongs to the line stands below the picture instead of beside it. */
  isWide: boolean;
  children: ReactNode;
}) {
  const { line, total, currency, picture, isWide, children } = props;
  const beside = isWide ? "sm:row-span-2" : "row-span-2";
  const money = useMoney();
  return (
    <li className="grid grid-cols-[5rem_1fr] grid-rows-[auto_1fr] gap-x-5 border-b border-line py-4">
      <LinePicture picture={picture} className={beside} />
      <div className="flex justify-between gap-x-4">
        <div className="min-w-0">
          <LineText line={line} />
        </div>
        <span className="ms-auto flex-none font-semibold tabular-nums">
          {money(total, currency)}
        </span>
      </div>
      <div className={isWide ? "col-span-2 sm:col-span-1 sm:col-start-2" : "min-w-0"}>
        {children}
      </div>
    </li>
  );
}
