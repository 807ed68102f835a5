import { type Eye, eyes, lensToMetadata, validate } from "@landolt/optics";
import { Button, Text } from "@medusajs/ui";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { fieldLabels } from "../../../catalog/lenses/lens-table";
import { useSiteLanguage } from "../../shared/language";
import { Choice, type Chosen, LensFields, singleFit } from "../../shared/lens-fields";
import { type LensItem, useLensProduct, useLensProducts } from "./api";

type Side = { chosen: Chosen; boxes: number };

const mostBoxes = 12;
const boxNumbers = Array.from({ length: mostBoxes }, (_, index) => index + 1);

export type Picked = { productId: string; variantId: string; sides: Partial<Record<Eye, Side>> };

/**
 * Right and left of a contact lens, picked from what is made. An eye of which nothing is picked has no lens.
 * Gives the items as soon as they can be ordered, else none.
 */
export function PickLenses({
  initial,
  onChange,
}: {
  initial?: Picked;
  onChange: (items: LensItem[]) => void;
}) {
  const { t } = useTranslation("lensItems");
  const language = useSiteLanguage();
  const products = useLensProducts();
  const [picked, setPicked] = useState<Picked>(
    initial ?? { productId: "", variantId: "", sides: {} },
  );
  const { range, packs } = useLensProduct(picked.productId);
  const variantId = packs.some(({ id }) => id === picked.variantId)
    ? picked.variantId
    : (packs[0]?.id ?? "");

  const itemsOf = ({ sides }: Picked, variant: string): LensItem[] => {
    if (!range) return [];
    const items = eyes.flatMap((eye): (LensItem | undefined)[] => {
      const side = sides[eye];
      if (!side) return [];
      const { sphere, baseCurve, diameter, ...rest } = side.chosen;
      const isMade = validate(range, side.chosen).length === 0;
      if (!isMade || sphere === undefined || baseCurve === undefined || diameter === undefined) {
        return [undefined];
      }
      const lens = lensToMetadata({ eye, sphere, baseCurve, diameter, ...rest });
      return [{ variant_id: variant, quantity: side.boxes, metadata: { lens } }];
    });
    const whole = items.filter((item) => item !== undefined);
    return whole.length === items.length ? whole : [];
  };
  const change = (next: Picked, variant = variantId) => {
    setPicked(next);
    onChange(itemsOf(next, variant));
  };
  const setSide = (eye: Eye, side: Side | undefined) => {
    const { [eye]: _before, ...others } = picked.sides;
    change({ ...picked, sides: side ? { ...others, [eye]: side } : others });
  };
  return (
    <div className="flex flex-col gap-y-4">
      <Choice
        label={t("product")}
        value={picked.productId}
        onChange={({ target }) => change({ productId: target.value, variantId: "", sides: {} }, "")}
      >
        <option value="">{t("choose")}</option>
        {products.map(({ product_id, title }) => (
          <option key={product_id} value={product_id}>
            {title}
          </option>
        ))}
      </Choice>
      {packs.length > 1 && (
        <Choice
          label={t("pack")}
          value={variantId}
          onChange={({ target }) => change({ ...picked, variantId: target.value }, target.value)}
        >
          {packs.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </Choice>
      )}
      {range && (
        <div className="grid grid-cols-2 gap-4">
          {eyes.map((eye) => {
            const side = picked.sides[eye];
            const chosen = { ...singleFit(range), ...side?.chosen };
            const isMade = side && validate(range, chosen).length === 0;
            const set = (next: Partial<Side>) =>
              setSide(eye, { chosen, boxes: side?.boxes ?? 1, ...next });
            return (
              <fieldset key={eye} className="flex min-w-0 flex-col gap-y-3">
                <legend className="txt-compact-small-plus mb-2">
                  {fieldLabels[language][eye]}
                </legend>
                <LensFields
                  range={range}
                  chosen={chosen}
                  onChange={(next) => set({ chosen: next })}
                />
                <Choice
                  label={t("boxes")}
                  value={side?.boxes ?? 1}
                  onChange={({ target }) => set({ boxes: Number(target.value) })}
                >
                  {boxNumbers.map((count) => (
                    <option key={count} value={count}>
                      {count}
                    </option>
                  ))}
                </Choice>
                <Text size="xsmall" className="text-ui-fg-subtle" role="status">
                  {side ? t(isMade ? "made" : "incomplete") : t("none")}
                </Text>
                <SideButtons
                  eye={eye}
                  side={side}
                  other={picked.sides.right}
                  onSet={(next) => setSide(eye, next)}
                />
              </fieldset>
            );
          })}
        </div>
      )}
    </div>
  );
}

/** Left as right, for those whose eyes are alike; and no lens for this eye. */
function SideButtons(props: {
  eye: Eye;
  side: Side | undefined;
  other: Side | undefined;
  onSet: (side: Side | undefined) => void;
}) {
  const { t } = useTranslation("lensItems");
  const { eye, side, other, onSet } = props;
  if (side) {
    return (
      <Button size="small" variant="transparent" type="button" onClick={() => onSet(undefined)}>
        {t("clear")}
      </Button>
    );
  }
  if (eye === "right" || !other) return null;
  return (
    <Button size="small" variant="secondary" type="button" onClick={() => onSet(other)}>
      {t("asRight")}
    </Button>
  );
}
