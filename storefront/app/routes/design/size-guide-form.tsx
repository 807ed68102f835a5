import {
  type FrameFacts,
  frameSizeOf,
  type SizeField,
  type Sizes,
  sizeFields,
  sizeLimits,
} from "@landolt/forms";
import { useFormatter, useTranslations } from "use-intl";
import { Button } from "#app/design/button.tsx";
import { FrameScale } from "#app/design/drawings/drawn.tsx";
import { Field } from "#app/design/field.tsx";
import { Studio } from "#app/design/studio.tsx";
import { latePart, later } from "#app/document/lazy-part.tsx";
import { CheckedForm } from "#app/forms/checked-form.tsx";
import { useField } from "#app/forms/form-state.tsx";
import { fieldAnchor } from "#app/forms/form-values.ts";
import { useHref } from "#app/language/use-language.ts";
import type { FrameAlike } from "./frames-alike.tsx";
import type { SizeQuestion } from "./size-guide.ts";

/** The frames of an answer: their scripts are loaded by who has asked. */
const load = () => import("./frames-alike.tsx");
const FramesAlike = latePart(
  import.meta.env.SSR ? (await load()).FramesAlike : later(async () => (await load()).FramesAlike),
);

/** A plain frame of these sizes: it stands for the visitor's own, whose shape we do not know. */
function plainFrame({ lens, bridge, temple }: Sizes, totalWidth: number): FrameFacts {
  return {
    shape: "panto",
    rim: "full",
    material: "titanium",
    colour: "gunmetal",
    colourCode: "",
    lensWidth: lens,
    lensHeight: Math.min(65, Math.round(lens * 0.86)),
    bridge,
    temple,
    totalWidth,
    weightGrams: 20,
    prescription: true,
    progressive: true,
    forWhom: "adults",
  };
}

/** Shown before anybody has asked. */
const example: Sizes = { lens: 50, bridge: 20, temple: 145 };

interface SizeGuideProps {
  question: SizeQuestion;
  /** Of the sizes asked for, or of the example. */
  width: number;
  /** Frames that fit alike; none before the question. */
  frames: FrameAlike[];
}

/** From the three numbers inside an old temple to frames that fit alike. */
export function SizeGuide({ question, width, frames }: SizeGuideProps) {
  const t = useTranslations("design.sizes");
  const shop = useTranslations("shop.sizes");
  const href = useHref();
  const format = useFormatter();
  const { values, errors, sizes } = question;
  const problem = (name: string) => {
    const field = name as SizeField;
    return t("problem", { field: t(`fields.${field}`), ...sizeLimits[field] });
  };
  const millimetres = (value: number) =>
    format.number(value, { style: "unit", unit: "millimeter" });
  return (
    <section id="size" className="scroll-mt-8">
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[5fr_7fr]">
        <div>
          <h2 className="text-4">{t("title")}</h2>
          <p className="mt-4 text-lead text-quiet">{t("lead")}</p>
          <CheckedForm
            method="get"
            action={href("/design#size")}
            preventScrollReset
            values={values}
            errors={errors}
            say={(_, name) => problem(name)}
            label={problem}
            className="mt-8 grid gap-5"
          >
            <div className="grid grid-cols-3 items-end gap-4">
              {sizeFields.map((field) => (
                <SizeInput key={field} field={field} />
              ))}
            </div>
            <Button className="justify-self-start">{t("compare")}</Button>
          </CheckedForm>
        </div>
        <div>
          <Studio className="p-[4%]">
            <div className="w-full">
              <FrameScale
                frame={plainFrame(sizes ?? example, width)}
                label={t("drawing", { ...(sizes ?? example), width })}
                millimetres={millimetres}
              />
            </div>
          </Studio>
          <p role="status" className="mt-4 text-quiet">
            {sizes
              ? t("result", { width: millimetres(width), size: shop(frameSizeOf(width)) })
              : t("example")}
          </p>
        </div>
      </div>
      {frames.length > 0 && sizes && (
        <div className="mt-16">
          <h3 className="text-3">{t("alike")}</h3>
          <FramesAlike frames={frames} />
        </div>
      )}
    </section>
  );
}

/** One of three narrow fields beside each other: the summary above says the sentence, which has no room here. */
function SizeInput({ field }: { field: SizeField }) {
  const t = useTranslations("design.sizes.fields");
  const { value, error } = useField(field);
  return (
    <Field
      label={t(field)}
      name={field}
      inputMode="decimal"
      required
      maxLength={8}
      defaultValue={value}
      placeholder={String(example[field])}
      boxId={fieldAnchor(field)}
      aria-invalid={error ? true : undefined}
    />
  );
}
