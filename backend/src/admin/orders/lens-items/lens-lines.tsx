import { eyes, type LensParameters } from "@landolt/optics";
import type { AdminOrder } from "@medusajs/framework/types";
import { Button, Container, Heading, Text } from "@medusajs/ui";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { groupLines, type LensPair, lensOfLine } from "../../../catalog/lenses/lens-table";
import { useTexts } from "../../catalog/lens-ranges/language";
import { LensValues } from "../../shared/lens-values";
import { useMay } from "../../shared/use-may";
import type { LensPlace } from "./api";
import { LensDrawer } from "./lens-drawer";
import type { Picked } from "./pick-lenses";

const linesOf = (items: AdminOrder["items"]) =>
  items
    .filter(({ quantity }) => quantity > 0)
    .map((item) => {
      const lens = lensOfLine(item.metadata);
      return {
        id: item.id,
        title: item.product_title ?? item.title,
        variant: item.variant_title,
        variantId: item.variant_id,
        productId: item.product_id,
        quantity: item.quantity,
        isPacked: item.detail.fulfilled_quantity > 0,
        ...(lens ? { lens } : {}),
      };
    });

type Line = ReturnType<typeof linesOf>[number];
type Pair = LensPair<Line & { lens: NonNullable<Line["lens"]> }>;

const linesIn = (pair: Pair) => eyes.flatMap((eye) => pair[eye] ?? []);

/** The pair as it is picked again, to be changed. */
function pickedOf(pair: Pair): Picked {
  const first = pair.right ?? pair.left;
  const sides = eyes.flatMap((eye) => {
    const line = pair[eye];
    if (!line) return [];
    const { eye: _eye, prescribed: _prescribed, ...lens } = line.lens;
    return [[eye, { chosen: lens satisfies LensParameters, boxes: line.quantity }] as const];
  });
  return {
    productId: first?.productId ?? "",
    variantId: first?.variantId ?? "",
    sides: Object.fromEntries(sides),
  };
}

/** Right and left of every contact lens of an order or its draft, and the way to add or change one. */
export function LensLines({
  items,
  place,
  isOpen,
  aside,
  children,
}: {
  items: AdminOrder["items"];
  place: LensPlace;
  /** Whether the order can still be changed. */
  isOpen: boolean;
  aside?: ReactNode;
  children?: ReactNode;
}) {
  const t = useTexts();
  const { t: tItems } = useTranslation("lensItems");
  const mayChange = useMay("orders", "change") === true && isOpen;
  const [changed, setChanged] = useState<Pair | "new">();
  const pairs = groupLines(linesOf(items)).flatMap(({ pair }) => pair ?? []);
  if (pairs.length === 0 && !mayChange) return null;
  return (
    <Container className="divide-y p-0">
      <div className="flex flex-wrap items-center justify-between gap-2 px-6 py-4">
        <Heading level="h2" className="flex items-center gap-x-2">
          {t("lensesOfOrder")}
          {pairs.length > 0 && aside}
        </Heading>
        {mayChange && (
          <Button size="small" variant="secondary" onClick={() => setChanged("new")}>
            {tItems("add")}
          </Button>
        )}
      </div>
      {pairs.length > 0 && children}
      {pairs.map((pair) => {
        const first = pair.right ?? pair.left;
        const isPacked = linesIn(pair).some((line) => line.isPacked);
        return (
          <div key={first?.id} className="flex flex-col gap-y-2 px-6 py-4">
            <div className="flex items-center justify-between gap-x-3">
              <Text size="small" weight="plus">
                {[first?.title, first?.variant].filter(Boolean).join(", ")}
              </Text>
              {mayChange && !isPacked && (
                <Button size="small" variant="transparent" onClick={() => setChanged(pair)}>
                  {tItems("change")}
                </Button>
              )}
            </div>
            <LensValues pair={pair} />
          </div>
        );
      })}
      {changed && (
        <LensDrawer
          place={place}
          {...(changed !== "new" && {
            replaced: {
              lines: linesIn(changed).map(({ id }) => id),
              picked: pickedOf(changed),
            },
          })}
          onClose={() => setChanged(undefined)}
        />
      )}
    </Container>
  );
}
