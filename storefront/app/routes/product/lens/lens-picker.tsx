import { type Wear, wearDays } from "@landolt/optics";
import type { ComponentProps } from "react";
import { Form, useNavigation } from "react-router";
import { useTranslations } from "use-intl";
import type { LensRange } from "#app/commerce/catalog/lens-ranges.server.ts";
import type { ProductPage } from "#app/commerce/catalog/product-answer.ts";
import { Button } from "#app/design/button.tsx";
import { Choice, ChoiceGroup } from "#app/design/choice.tsx";
import { Notice } from "#app/design/notice.tsx";
import { type RefusalKey, RefusalNotice } from "#app/forms/refusal.tsx";
import { useFormKey } from "#app/forms/use-form-key.ts";
import { PriceText } from "#app/products/price.tsx";
import { PhoneLink } from "#app/shell/phone-link.tsx";
import { EyeFields } from "./eye-fields.tsx";
import { LensAdviceNotice } from "./late-parts.tsx";
import type { LensOutcome } from "./lens-action.server.ts";
import { mostBoxesOf } from "./lens-boxes.ts";
import { LensCare } from "./lens-care.tsx";
import { LensCheckFields } from "./lens-check-fields.tsx";
import { LensConsent } from "./lens-consent.tsx";
import { LensSummary } from "./lens-summary.tsx";
import { LensSupply } from "./lens-supply.tsx";
import { emptyValues, eyeModes, fieldName, fieldsOf, firstSphere } from "./lens-values.ts";
import { PasteBox } from "./paste-box.tsx";
import { useLensForm } from "./use-lens-form.ts";
import { WhereToFind } from "./where-to-find.tsx";

interface LensPickerProps {
  product: ProductPage;
  known: LensRange;
  /** What became of the form when it was sent, where it came back and the router still knows it. */
  answer: LensOutcome | undefined;
  /** Why the shop did not take a form that had no fault. */
  refusal: RefusalKey | undefined;
  /** For how many months an eye is sold lenses at once; undefined where that is not known. */
  months: number | undefined;
  /** When the lenses come. */
  times: ComponentProps<typeof LensSupply>["times"];
}

/** Ordering a contact lens: the pack, the values of each eye, the boxes, and all of it read back. */
export function LensPicker(props: LensPickerProps) {
  const { product, known, answer, refusal, months, times } = props;
  const t = useTranslations("lens");
  const catalog = useTranslations("catalog");
  const bag = useTranslations("bag");
  const sent = useNavigation().formData?.get("intent");
  const formKey = useFormKey();
  const { range, version } = answer?.known ?? known;
  const packs = product.variants.filter(({ available }) => available);
  const initial = emptyValues(
    range,
    packs.map(({ id }) => id),
  );
  const { live, form, outcome, values, setValues, states, change, onSubmit } = useLensForm(
    range,
    initial,
    answer,
  );
  const pack = packs.find(({ id }) => id === values.variant);
  const replacing = outcome !== undefined && outcome.replaces.length > 0;
  const most = mostBoxesOf(pack, product.lens?.wear, months);
  // The enter key presses a button without a name.
  const adding = sent === "add" || sent === null;
  const [first] = outcome?.problems ?? [];
  const asked: readonly string[] = [...fieldsOf(range), "boxes"];
  const isFilled = outcome?.asked === "filled" && !outcome.advice;
  const focus =
    first && asked.includes(first.field) && !outcome?.packMissing
      ? fieldName(first.eye, first.field)
      : isFilled
        ? firstSphere(outcome.values)
        : undefined;
  return (
    <section aria-labelledby="order" className="border-t border-ink pt-8">
      <h2 id="order" className="text-3">
        {t("title")}
      </h2>
      <p className="mt-3 mb-8 max-w-measure text-quiet">{t("lead")}</p>
      <Form
        ref={form}
        method="post"
        encType="multipart/form-data"
        noValidate
        onSubmit={onSubmit}
        className="group/lens grid grid-cols-1 gap-x-16 gap-y-10 lg:grid-cols-[8fr_4fr]"
      >
        <input type="hidden" name="range" value={version} />
        <input type="hidden" name="key" value={formKey} />
        {outcome?.replaces.map((line) => (
          <input key={line} type="hidden" name="replaces" value={line} />
        ))}
        {/* The enter key presses a form's first button, which must not be one of the helpers. */}
        <button type="submit" tabIndex={-1} aria-hidden="true" className="sr-only" />
        <div className="grid grid-cols-1 content-start gap-8">
          <Problems outcome={outcome} focus={focus} />
          {refusal && (
            // biome-ignore lint/a11y/noAutofocus: the page answers a form that was not accepted
            <div tabIndex={-1} autoFocus data-refusal className="focus:outline-none">
              <RefusalNotice refusal={refusal} />
            </div>
          )}
          <PasteBox outcome={outcome} />
          <Packs
            product={product}
            chosen={values.variant}
            missing={outcome?.packMissing === true && values.variant === outcome.values.variant}
            onChoose={(variant) => setValues((now) => ({ ...now, variant }))}
          />
          <fieldset>
            <legend className="mb-3 font-semibold">{t("eyes.legend")}</legend>
            <div className="grid grid-cols-2 gap-3">
              {eyeModes.map((mode) => (
                <label
                  key={mode}
                  className="flex min-h-12 flex-nowrap cursor-pointer items-center gap-3 rounded-surface border border-edge px-3 py-2 leading-tight sm:px-4 has-checked:border-accent has-checked:bg-tint"
                >
                  <input
                    type="radio"
                    name="eyes"
                    value={mode}
                    checked={values.mode === mode}
                    onChange={() => setValues((now) => ({ ...now, mode }))}
                    className="size-[1.2rem] flex-none accent-accent"
                  />
                  <span className="min-w-0">{t(`eyes.${mode}`)}</span>
                </label>
              ))}
            </div>
          </fieldset>
          <div className="grid grid-cols-[repeat(auto-fit,minmax(8.8rem,1fr))] gap-x-4 gap-y-10 sm:gap-x-10">
            {states.map((state) => (
              <EyeFields
                key={state.eye}
                state={state}
                values={values[state.eye]}
                range={range}
                live={live}
                focus={focus}
                most={most}
                onChange={change}
              />
            ))}
          </div>
          <WhereToFind fields={fieldsOf(range)} />
          {packs.length > 0 && (
            <>
              <LensCheckFields check={outcome?.check} />
              <LensConsent check={outcome?.check} />
            </>
          )}
        </div>
        <div className="lg:sticky lg:top-8 lg:self-start">
          {/* Without scripts it can not follow the fields, and says only what the server has seen. */}
          <div className={`mb-6 ${outcome ? "" : "noscript:hidden"}`}>
            <LensSummary values={values} states={states} pack={pack} wear={product.lens?.wear} />
          </div>
          {packs.length > 0 ? (
            <>
              <Button
                name="intent"
                value="add"
                className="w-full"
                aria-disabled={adding || undefined}
              >
                {replacing && !adding ? t("change.save") : catalog(adding ? "adding" : "addToBag")}
              </Button>
              {!replacing && (
                <Button look="quiet" name="intent" value="checkout" className="mt-3 w-full">
                  {bag("checkout")}
                </Button>
              )}
            </>
          ) : (
            <p>
              {catalog("soldOutText")} <PhoneLink className="link" />
            </p>
          )}
          <LensSupply times={times} withdrawal={product.withdrawal} />
          <LensCare wear={product.lens?.wear} />
        </div>
      </Form>
    </section>
  );
}

/** Why nothing was put into the bag. What stands beside the fields says it in detail. */
function Problems(props: { outcome: LensOutcome | undefined; focus: string | undefined }) {
  const { outcome, focus } = props;
  const t = useTranslations("lens");
  if (!outcome || outcome.asked === "read") return null;
  const { advice, changed, check } = outcome;
  const unanswered = Object.keys(check.problems).length;
  const count = outcome.problems.length + (outcome.packMissing ? 1 : 0) + unanswered;
  const isRefused = outcome.asked === "bag" && (count > 0 || advice);
  return (
    <>
      {isRefused && (
        <Notice
          tone="danger"
          alert
          title={count > 0 ? t("problemsTitle", { count }) : t("advice.refused")}
        >
          {changed && <p className="mt-1">{t("changed")}</p>}
          {count === 0 && <p className="mt-1">{t("advice.emptyBox")}</p>}
        </Notice>
      )}
      {advice && (
        // biome-ignore lint/a11y/noAutofocus: the page answers values that were not accepted
        <div tabIndex={-1} autoFocus={!focus} data-answer className="focus:outline-none">
          <LensAdviceNotice advice={advice} />
        </div>
      )}
      {outcome.asked === "filled" && !advice && (
        <Notice title={t(outcome.replaces.length > 0 ? "change.filled" : "filled")} />
      )}
    </>
  );
}

interface PacksProps {
  product: ProductPage;
  chosen: string;
  missing: boolean;
  onChoose: (variant: string) => void;
}

function Packs({ product, chosen, missing, onChoose }: PacksProps) {
  const t = useTranslations("lens");
  const catalog = useTranslations("catalog");
  const wear: Wear | undefined = product.lens?.wear;
  return (
    <div data-problem={missing || undefined}>
      <ChoiceGroup
        legend={product.optionTitle ?? t("pack")}
        error={missing ? t("problem.pack") : undefined}
      >
        {product.variants.map(({ id, label, price, available, lensesPerBox }, index) => (
          <Choice
            key={id}
            kind="radio"
            name="variant"
            value={id}
            checked={chosen === id}
            onChange={() => onChoose(id)}
            disabled={!available}
            autoFocus={missing && index === 0}
            label={label}
            text={
              available
                ? lensesPerBox &&
                  wear &&
                  t("packText", {
                    days: t("supply.days", { count: lensesPerBox * wearDays[wear] }),
                  })
                : catalog("soldOut")
            }
            aside={price && <PriceText price={price} />}
          />
        ))}
      </ChoiceGroup>
    </div>
  );
}
