import { type FrameFacts, frameSizeOf, type Sizes, sizeFields, sizeLimits } from "@landolt/forms";
import { Form } from "react-router";
import { useFormatter, useTranslations } from "use-intl";
import { Button } from "#app/design/button.tsx";
import { FrameScale } from "#app/design/drawings/drawn.tsx";
import { Field } from "#app/design/field.tsx";
import { Studio } from "#app/design/studio.tsx";
import { useFaults } from "#app/forms/field-errors.ts";
import { useHref } from "#app/language/use-language.ts";
import { FramesAlike } from "./alike.tsx";
import type { FrameAlike } from "./frames-alike.tsx";
import type { SizeQuestion } from "./size-guide.ts";

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
  const { typed, problems, sizes } = question;
  const { faults, onInput } = useFaults(problems);
  const wrong = sizeFields.filter((field) => faults[field]);
  const millimetres = (value: number) =>
    format.number(value, { style: "unit", unit: "millimeter" });
  return (
    <section id="size" className="scroll-mt-8">
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[5fr_7fr]">
        <div>
          <h2 className="text-4">{t("title")}</h2>
          <p className="mt-4 text-lead text-quiet">{t("lead")}</p>
          <Form
            method="get"
            action={href("/design#size")}
            preventScrollReset
            noValidate
            onInput={onInput}
            className="mt-8 grid gap-5"
          >
            <div className="grid grid-cols-3 items-end gap-4">
              {sizeFields.map((field) => (
                <Field
                  key={field}
                  label={t(`fields.${field}`)}
                  name={field}
                  inputMode="decimal"
                  required
                  maxLength={8}
                  defaultValue={typed[field]}
                  placeholder={String(example[field])}
                  aria-invalid={faults[field]}
                />
              ))}
            </div>
            {wrong.length > 0 && (
              <ul role="alert" className="font-semibold text-danger">
                {wrong.map((field) => (
                  <li key={field}>
                    {t("problem", { field: t(`fields.${field}`), ...sizeLimits[field] })}
                  </li>
                ))}
              </ul>
            )}
            <Button className="justify-self-start">{t("compare")}</Button>
          </Form>
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
