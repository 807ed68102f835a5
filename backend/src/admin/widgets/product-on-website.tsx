import {
  type FrameFacts,
  factFields,
  isPlain,
  type PlainKind,
  type ProductKind,
} from "@landolt/forms";
import { defineWidgetConfig } from "@medusajs/admin-sdk";
import type { AdminProduct, DetailWidgetProps } from "@medusajs/framework/types";
import { Badge, Button, Container, Heading, Text } from "@medusajs/ui";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { BrandForm } from "../catalog/shop-products/brand-form";
import { useWriting } from "../shared/language";
import { useMay } from "../shared/use-may";
import { useRead } from "../shared/use-read";

type OnWebsite = {
  subtitle: string | null;
  brand: { id: string; name: string } | null;
  kind: ProductKind;
  lookbook: boolean;
  categories: string[];
  facts: (Partial<FrameFacts> & Record<string, unknown>) | null;
  range_version: number | null;
  missing: string[];
  address: string | null;
};

/** What the website says of a product, with the way there; and what keeps it from being published. */
export default function ProductOnWebsite({ data: product }: DetailWidgetProps<AdminProduct>) {
  const { t } = useTranslation("shopProducts");
  const { data } = useRead<{ product: OnWebsite }>(
    // What Medusa's own forms change is read again.
    ["shop-products", product.id, product.updated_at, product.status],
    `shop-products/${product.id}`,
  );
  const mayChange = useMay("catalog", "change");
  if (!data) return null;
  const { missing, address, ...shown } = data.product;
  return (
    <Container className="flex flex-col gap-y-3 px-6 py-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Heading level="h2">{t("website")}</Heading>
        {address && (
          <Button size="small" variant="secondary" asChild>
            <a href={address} target="_blank" rel="noreferrer">
              {t("look")}
            </a>
          </Button>
        )}
      </div>
      {missing.length > 0 && (
        <div className="flex flex-wrap items-center gap-2">
          <Text size="small">{t("missingTitle")}</Text>
          {missing.map((part) => (
            <Badge key={part} size="2xsmall" color="red">
              {t(`missing.${part}`)}
            </Badge>
          ))}
        </div>
      )}
      <Facts of={shown} productId={product.id} />
      {mayChange && shown.brand === null && (
        <BrandForm product={{ id: product.id, handle: product.handle ?? "" }} />
      )}
    </Container>
  );
}

function Facts({
  of: { brand, categories, facts, kind, lookbook, range_version },
  productId,
}: {
  of: Omit<OnWebsite, "missing" | "address">;
  productId: string;
}) {
  const { t } = useTranslation("shopProducts");
  const frameRows = useFrameRows();
  const factRows = useFactRows();
  const rows = [
    [t("brand"), brand?.name],
    [t("category"), categories.join(", ")],
    ...(kind === "frame" ? frameRows(facts ?? {}) : []),
    ...(isPlain(kind) ? factRows(kind, facts ?? {}) : []),
  ].filter((row): row is [string, string] => Boolean(row[1]));
  return (
    <>
      <dl className="txt-small grid grid-cols-[minmax(7rem,auto)_1fr] gap-x-4 gap-y-1">
        {rows.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-ui-fg-subtle">{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {lookbook && <Way to={`/lookbook/${productId}`} label={t("editFrame")} />}
      {kind === "lens" && (
        <Way
          to={`/lens-ranges/${productId}`}
          label={range_version === null ? t("noRange") : t("range", { version: range_version })}
        />
      )}
    </>
  );
}

type Row = [name: string, value: string | undefined];

function useFrameRows(): (frame: Partial<FrameFacts>) => Row[] {
  const { t } = useTranslation("shopProducts");
  const frames = useTranslation("lookbook").t;
  const { number } = useWriting();
  return ({ lensWidth, bridge, temple, shape, material }) => {
    const size = [lensWidth, bridge, temple].flatMap((value) =>
      value === undefined ? [] : number(value),
    );
    return [
      [t("size"), size.join("-")],
      [frames("shape"), shape && frames(`values.${shape}`)],
      [frames("material"), material && frames(`values.${material}`)],
    ];
  };
}

/** A row for each fact that is known. */
function useFactRows(): (kind: PlainKind, facts: Record<string, unknown>) => Row[] {
  const { t } = useTranslation("shopProducts");
  const { number } = useWriting();
  const words = (value: unknown) => {
    if (typeof value === "boolean") return t(value ? "yes" : "no");
    if (typeof value === "number") return number(value);
    return typeof value === "string" ? value : undefined;
  };
  return (kind, facts) =>
    factFields(kind).map(({ name, type }) => {
      const value = words(facts[name]);
      const isChoice = type === "choice" && value !== undefined;
      return [
        t(`facts.${kind}.${name}`),
        isChoice ? t(`factValues.${kind}.${name}.${value}`) : value,
      ];
    });
}

function Way({ to, label }: { to: string; label: string }) {
  return (
    <Link to={to} className="txt-small text-ui-fg-interactive hover:underline">
      {label}
    </Link>
  );
}

export const config = defineWidgetConfig({ zone: "product.details.before" });
