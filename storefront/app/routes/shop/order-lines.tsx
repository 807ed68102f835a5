import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import type { BagLine } from "#app/commerce/bag.ts";
import { groupLines, type LensPair, linesOf } from "#app/commerce/lens-pairs.ts";
import { lensesOf } from "./lens/lens-table.ts";
import { LensValuesTable } from "./lens/lens-values-table.tsx";
import { LineText } from "./line-text.tsx";
import { type Pictured, ProductPicture } from "./picture.tsx";
import { useMoney } from "./price.tsx";

interface OrderLinesProps {
  lines: BagLine[];
  currency: string;
  pictures: Record<string, Pictured>;
}

/** Lines that are only read: what is being ordered, or was. */
export function OrderLines({ lines, currency, pictures }: OrderLinesProps) {
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
            picture={pictures[first.handle]}
          >
            {pair ? (
              <Lenses pair={pair} />
            ) : (
              <p className="text-small text-quiet tabular-nums">
                {t("quantityIs", { quantity: line.quantity })}
              </p>
            )}
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
  picture: Pictured | undefined;
  children: ReactNode;
}) {
  const { line, total, currency, picture, children } = props;
  const money = useMoney();
  return (
    <li className="grid grid-cols-[5rem_1fr] gap-x-5 border-b border-line py-4">
      {picture ? <ProductPicture product={picture} className="aspect-4/3 self-start" /> : <span />}
      <div className="min-w-0">
        <div className="flex justify-between gap-x-4">
          <div className="min-w-0">
            <LineText line={line} />
          </div>
          <span className="flex-none font-semibold tabular-nums">{money(total, currency)}</span>
        </div>
        {children}
      </div>
    </li>
  );
}
