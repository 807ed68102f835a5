import { productKinds, type Variant } from "@landolt/forms";
import { useEffect, useRef } from "react";
import { Form, Link, useNavigation } from "react-router";
import { useTranslations } from "use-intl";
import { largestQuantity } from "#app/commerce/buying/bag.ts";
import type { ProductPage, ShownVariant } from "#app/commerce/catalog/product-answer.ts";
import { Button, ButtonLink } from "#app/design/button.tsx";
import { Choice, ChoiceGroup } from "#app/design/choice.tsx";
import { Swatch } from "#app/design/drawings/swatch.tsx";
import { Field } from "#app/design/field.tsx";
import { useFormKey } from "#app/forms/use-form-key.ts";
import { useHref } from "#app/language/use-language.ts";
import { searchOfColour } from "#app/products/in-colour.ts";
import { PriceText } from "#app/products/price.tsx";
import { PhoneLink } from "#app/shell/phone-link.tsx";

interface ProductFormProps {
  product: ProductPage;
  /** The variant that is being looked at. */
  chosen: ShownVariant | undefined;
  /** What was sent and not accepted. */
  quantity: string | undefined;
  /** Called with the variant that is looked at instead. */
  onChoose: (variantId: string) => void;
}

/** Below this number of pieces the page says how many are left. */
const few = 4;

/** Choice of a variant, quantity, and the way into the bag. */
export function ProductForm({ product, chosen, quantity = "1", onChoose }: ProductFormProps) {
  const t = useTranslations("catalog");
  const adding = useNavigation().state === "submitting";
  const formKey = useFormKey();
  const address = useHref();
  // Sunglasses come with the lenses that make them such.
  const isFrameOnly = product.frame !== undefined && product.frame.sun === undefined;
  const { variants } = product;
  const usual = variants.find(({ available }) => available);
  const alertAddress = address(`/stock-alert/${product.handle}`);
  const [only] = variants.length === 1 ? variants : [];
  const price = chosen?.price ?? product.price;
  const form = useRef<HTMLFormElement>(null);
  // What was chosen before the page's program ran, or kept by the browser, is being looked at.
  useEffect(() => {
    const inForm = form.current && new FormData(form.current).get("variant");
    if (typeof inForm === "string" && inForm !== chosen?.id) onChoose(inForm);
  }, [chosen?.id, onChoose]);
  return (
    <Form ref={form} method="post" className="mt-8">
      <input type="hidden" name="key" value={formKey} />
      {price && (
        <p className="text-2">
          <PriceText price={price} from={!chosen?.price && product.priceVaries} />
        </p>
      )}
      <p className={`${isFrameOnly ? "mb-2" : "mb-6"} text-small text-quiet`}>{t("taxIncluded")}</p>
      {isFrameOnly && (
        <p className="mb-6">
          {t.rich("frameOnly", {
            store: (words) => (
              <Link to={address("/contact")} className="link">
                {words}
              </Link>
            ),
          })}
        </p>
      )}
      {only ? (
        <>
          <input type="hidden" name="variant" value={only.id} />
          <p className="border-y border-line py-4">
            {product.optionTitle && <span className="text-quiet">{product.optionTitle}: </span>}
            {only.label} · <StockText variant={only} />
          </p>
        </>
      ) : (
        <ChoiceGroup legend={product.optionTitle ?? t("options")}>
          {variants.map((variant) => (
            <Choice
              key={variant.id}
              kind="radio"
              name="variant"
              value={variant.id}
              defaultChecked={variant.id === chosen?.id}
              disabled={!variant.available}
              onChange={() => onChoose(variant.id)}
              label={
                <span className="inline-flex items-center gap-2.5">
                  {variant.frame && <Swatch colour={variant.frame.colour} className="size-5" />}
                  <span className="min-w-0 wrap-anywhere">{variant.label}</span>
                </span>
              }
              text={<StockText variant={variant} />}
              aside={product.priceVaries && variant.price && <PriceText price={variant.price} />}
            />
          ))}
        </ChoiceGroup>
      )}
      {usual && variants.some(({ available }) => !available) && (
        <p className="mt-3 text-small">
          <Link to={alertAddress} reloadDocument className="link">
            {t("tellMe")}
          </Link>
        </p>
      )}
      {product.frame && !only && <ColourLinks variants={variants} />}
      {usual ? (
        <div className="mt-8 flex flex-wrap items-end gap-4">
          <Field
            label={t("quantity")}
            name="quantity"
            type="number"
            inputMode="numeric"
            min={1}
            max={largestQuantity}
            step={1}
            required
            defaultValue={quantity}
            className="w-24"
          />
          {/* On a phone it stays at the lower edge of the window. */}
          <div className="buy-bar grow">
            <Button className="w-full" aria-disabled={adding || undefined}>
              {t(adding ? "adding" : "addToBag")}
            </Button>
          </div>
        </div>
      ) : (
        <div className="mt-8">
          <p>
            {t("soldOutText")} <PhoneLink className="link" />
          </p>
          <p className="mt-5 flex flex-wrap gap-4">
            <ButtonLink to={alertAddress} reloadDocument>
              {t("tellMe")}
            </ButtonLink>
            <ButtonLink look="quiet" to={address(`/shop/${productKinds[product.kind].department}`)}>
              {t("soldOutAlike")}
            </ButtonLink>
            <ButtonLink look="quiet" to={address("/contact")}>
              {t("soldOutStore")}
            </ButtonLink>
          </p>
        </div>
      )}
    </Form>
  );
}

/** Without scripts a colour is seen at an address of its own. */
function ColourLinks({ variants }: { variants: ShownVariant[] }) {
  const t = useTranslations("catalog");
  return (
    <noscript>
      <p className="mt-4 text-small">
        {t("seeColour")}
        {variants.map((variant) => (
          <Link key={variant.id} to={searchOfColour(variant)} className="link ms-4">
            {variant.label}
          </Link>
        ))}
      </p>
    </noscript>
  );
}

function StockText({ variant }: { variant: Variant }) {
  const t = useTranslations("catalog");
  if (!variant.available) return t("soldOut");
  const scarce = variant.left !== undefined && variant.left < few;
  return scarce ? t("fewLeft", { count: variant.left ?? 0 }) : t("inStock");
}
