import { localeOf } from "@landolt/forms";
import { defineRouteConfig } from "@medusajs/admin-sdk";
import { Badge, Button, Container, Table, Text } from "@medusajs/ui";
import { Link } from "react-router-dom";
import { exportAddress, type ListedRange, listKey } from "../../catalog/lens-ranges/api";
import { ImportDrawer } from "../../catalog/lens-ranges/import-drawer";
import { useTexts } from "../../catalog/lens-ranges/language";
import { OriginLine } from "../../catalog/lens-ranges/origin";
import { useSiteLanguage } from "../../shared/language";
import { ListHead } from "../../shared/page-head";
import { ReadFailure } from "../../shared/read-failure";
import { useMay } from "../../shared/use-may";
import { usePageRead } from "../../shared/use-read";

/** All contact lenses with what can be ordered of each. */
export default function LensRangesPage() {
  const t = useTexts();
  const mayChange = useMay("lens-ranges", "change");
  const { data, error } = usePageRead<{ lens_ranges: ListedRange[] }>(listKey, "lens-ranges");
  return (
    <Container className="divide-y p-0">
      <ListHead title={t("title")} subtitle={t("subtitle")}>
        <Button size="small" variant="secondary" asChild>
          <a href={exportAddress("csv")} download>
            {t("exportCsv")}
          </a>
        </Button>
        <Button size="small" variant="secondary" asChild>
          <a href={exportAddress("json")} download>
            {t("exportJson")}
          </a>
        </Button>
        {mayChange && <ImportDrawer />}
      </ListHead>
      <ReadFailure error={error} />
      {data && <RangeTable ranges={data.lens_ranges} />}
    </Container>
  );
}

function RangeTable({ ranges }: { ranges: readonly ListedRange[] }) {
  const t = useTexts();
  const language = useSiteLanguage();
  const date = new Intl.DateTimeFormat(localeOf(language), {
    dateStyle: "medium",
  });
  return (
    <div className="overflow-x-auto">
      <Table>
        <Table.Header>
          <Table.Row>
            <Table.HeaderCell>{t("product")}</Table.HeaderCell>
            <Table.HeaderCell className="hidden md:table-cell">{t("kind")}</Table.HeaderCell>
            <Table.HeaderCell className="hidden md:table-cell">
              {t("powersColumn")}
            </Table.HeaderCell>
            <Table.HeaderCell className="text-right">{t("combinations")}</Table.HeaderCell>
            <Table.HeaderCell className="hidden md:table-cell">{t("changed")}</Table.HeaderCell>
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {ranges.map(({ product_id, title, current }) => (
            <Table.Row key={product_id}>
              <Table.Cell className="py-3 align-top">
                <Link
                  to={`/lens-ranges/${product_id}`}
                  className="text-ui-fg-interactive-hover hover:underline font-medium"
                >
                  {title}
                </Link>
                {current && (
                  <div className="max-w-xs pt-1">
                    <OriginLine {...current} />
                    {current.source_warning && (
                      <Text size="xsmall" className="text-ui-tag-orange-text whitespace-normal">
                        {t(`origin.warnings.${current.source_warning}`)}
                      </Text>
                    )}
                  </div>
                )}
                {current && (
                  <div className="text-ui-fg-subtle txt-compact-xsmall whitespace-normal pt-1 tabular-nums md:hidden">
                    {shortened(current.summary[language]).map((line) => (
                      <div key={line}>{line}</div>
                    ))}
                  </div>
                )}
              </Table.Cell>
              {current ? (
                <>
                  <Table.Cell className="hidden py-3 align-top md:table-cell">
                    <Badge size="2xsmall">{t(`kinds.${current.kind}`)}</Badge>
                  </Table.Cell>
                  <Table.Cell className="hidden max-w-md whitespace-normal py-3 align-top tabular-nums md:table-cell">
                    {shortened(current.summary[language]).map((line) => (
                      <div key={line}>{line}</div>
                    ))}
                  </Table.Cell>
                  <Table.Cell className="py-3 text-right align-top tabular-nums">
                    {current.combinations.toLocaleString(language)}
                  </Table.Cell>
                  <Table.Cell className="hidden py-3 align-top md:table-cell">
                    <div>{`${date.format(new Date(current.changed_at))} (${t("version")} ${current.version})`}</div>
                    <div className="text-ui-fg-subtle">{current.changed_by ?? t("demo")}</div>
                  </Table.Cell>
                </>
              ) : (
                <td colSpan={4} className="text-ui-tag-orange-text txt-small py-3">
                  {t("noRange")}
                </td>
              )}
            </Table.Row>
          ))}
        </Table.Body>
      </Table>
    </div>
  );
}

const mostLines = 3;

/** A toric range has a line for each group of cylinders; its own page shows them. */
const shortened = (lines: readonly string[]): string[] =>
  lines.length <= mostLines ? [...lines] : [...lines.slice(0, mostLines), "…"];

export const config = defineRouteConfig({
  label: "title",
  translationNs: "lenses",
  nested: "/products",
});
