import { defineWidgetConfig } from "@medusajs/admin-sdk";
import type { AdminOrder, DetailWidgetProps } from "@medusajs/framework/types";
import { Container, Heading, Text } from "@medusajs/ui";
import { groupLines, lensOfLine, lensTable } from "../../catalog/lenses/lens-table";
import { useTexts } from "../catalog/lens-ranges/language";
import { ReleaseOfOrder } from "../lens-releases/release-state";
import { useSiteLanguage } from "../shared/language";

/** Right and left of every contact lens of an order, as they are picked from the shelf. */
export default function OrderLenses({ data: order }: DetailWidgetProps<AdminOrder>) {
  const t = useTexts();
  const language = useSiteLanguage();
  const lines = order.items.map((item) => {
    const lens = lensOfLine(item.metadata);
    return {
      id: item.id,
      title: item.product_title ?? item.title,
      variant: item.variant_title,
      variantId: item.variant_id,
      quantity: item.quantity,
      ...(lens ? { lens } : {}),
    };
  });
  const pairs = groupLines(lines).flatMap(({ pair }) => pair ?? []);
  if (pairs.length === 0) return null;
  return (
    <Container className="divide-y p-0">
      <div className="flex items-center justify-between px-6 py-4">
        <Heading level="h2">{t("lensesOfOrder")}</Heading>
        <ReleaseOfOrder orderId={order.id} />
      </div>
      {pairs.map((pair) => {
        const first = pair.right ?? pair.left;
        const { head, rows } = lensTable(pair, language);
        return (
          <div key={first?.id} className="flex flex-col gap-y-2 px-6 py-4">
            <Text size="small" weight="plus">
              {[first?.title, first?.variant].filter(Boolean).join(", ")}
            </Text>
            <table className="txt-small w-full table-fixed text-left tabular-nums">
              <thead>
                <tr>
                  {head.map((name) => (
                    <th key={name} scope="col" className="text-ui-fg-subtle py-1 font-medium">
                      {name}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {rows.map(([name, ...values]) => (
                  <tr key={name} className="border-ui-border-base border-t">
                    <th scope="row" className="text-ui-fg-subtle py-1 font-normal">
                      {name}
                    </th>
                    {values.map((value, index) => (
                      <td key={head[index + 1]} className="py-1">
                        {value}
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        );
      })}
    </Container>
  );
}

export const config = defineWidgetConfig({ zone: "order.details.side.before" });
