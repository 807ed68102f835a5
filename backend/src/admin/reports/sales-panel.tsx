import { Text } from "@medusajs/ui";
import { useTranslation } from "react-i18next";
import type { report } from "../../orders";
import type { Answer } from "../shared/api";
import { useWriting } from "../shared/language";
import { Section } from "../shared/section";

type Group = Answer<typeof report>["by_brand"][number];

/** Bars of a chart; all of the rest stands in the table below. */
const bars = 6;

/** Groups as bars for the eye, and below as a table for everybody. */
export function SalesPanel({
  title,
  groups,
  total,
  currency,
}: {
  title: string;
  groups: readonly Group[];
  total: number;
  currency: string;
}) {
  const { t } = useTranslation("reports");
  const { money, number, share } = useWriting();
  const largest = Math.max(...groups.map(({ amount }) => amount), 1);
  const name = (group: Group) => group.name ?? t("other");
  if (groups.length === 0) {
    return (
      <Section title={title}>
        <Text size="small" className="text-ui-fg-subtle">
          {t("nothing")}
        </Text>
      </Section>
    );
  }
  return (
    <Section title={title}>
      <div aria-hidden className="flex flex-col gap-y-2">
        {groups.slice(0, bars).map((group) => (
          <div
            key={name(group)}
            className="grid grid-cols-[minmax(0,10rem)_1fr] items-center gap-x-3"
          >
            <span className="txt-compact-xsmall text-ui-fg-subtle truncate">{name(group)}</span>
            <span className="bg-ui-bg-subtle h-4 overflow-hidden rounded">
              <span
                className="bg-ui-bg-interactive block h-full rounded"
                style={{ width: `${(group.amount / largest) * 100}%` }}
              />
            </span>
          </div>
        ))}
      </div>
      <table className="txt-small w-full text-left">
        <thead>
          <tr className="text-ui-fg-subtle">
            <th scope="col" className="py-1 font-medium">
              {t("name")}
            </th>
            {[t("pieces"), t("amount"), t("share")].map((column) => (
              <th key={column} scope="col" className="py-1 text-right font-medium">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {groups.map((group) => (
            <tr key={name(group)} className="border-ui-border-base border-t">
              <th scope="row" className="py-1 pr-2 font-normal">
                {name(group)}
              </th>
              <td className="py-1 text-right tabular-nums">{number(group.pieces)}</td>
              <td className="py-1 text-right tabular-nums">{money(group.amount, currency)}</td>
              <td className="py-1 text-right tabular-nums">
                {share(total > 0 ? group.amount / total : 0)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}
