import {
  type EyeReading,
  eyes,
  type PrescriptionReading,
  parsePrescription,
} from "@landolt/optics";
import { useId, useState } from "react";
import { useTranslations } from "use-intl";
import { Button } from "#app/design/button.tsx";
import { Notice } from "#app/design/notice.tsx";
import { lensOfReading, type ReadingTarget } from "./lens-values.ts";
import { useLensTexts } from "./use-lens-texts.ts";

interface PasteBoxProps {
  /** Text the visitor has already asked to be read. */
  asked: string | undefined;
  onUse: (reading: PrescriptionReading, target: ReadingTarget) => void;
}

const targets = ["both", "right", "left"] as const;
const isEmpty = (reading: EyeReading) => Object.keys(reading).length === 0;

/** Reads what is pasted from a box or a prescription, shows it, and puts it in only when told to. */
export function PasteBox({ asked, onUse }: PasteBoxProps) {
  const t = useTranslations("lens.paste");
  const id = useId();
  const [text, setText] = useState(asked ?? "");
  const [read, setRead] = useState(asked);
  const reading = read === undefined || read.trim() === "" ? undefined : parsePrescription(read);
  return (
    <details open={asked !== undefined} className="border-y border-line py-4">
      <summary className="link w-fit font-semibold">{t("title")}</summary>
      <p className="mt-3 max-w-measure text-small text-quiet">{t("text")}</p>
      <label htmlFor={id} className="mt-4 mb-1.5 block font-semibold">
        {t("label")}
      </label>
      <textarea
        id={id}
        name="prescription"
        rows={3}
        value={text}
        onChange={(event) => setText(event.target.value)}
        autoComplete="off"
        spellCheck={false}
        placeholder="BC 8.6 DIA 14.5 PWR -2.75"
        className="w-full rounded-surface border border-edge bg-raised px-3.5 py-2.5 placeholder:text-quiet"
      />
      <Button
        look="quiet"
        name="intent"
        value="read"
        className="mt-3"
        onClick={(event) => {
          event.preventDefault();
          setRead(text);
        }}
      >
        {t("read")}
      </Button>
      <div aria-live="polite">
        {reading && (
          <Understood
            reading={reading}
            focus={asked !== undefined}
            onUse={(target) => onUse(reading, target)}
          />
        )}
      </div>
    </details>
  );
}

interface UnderstoodProps {
  reading: PrescriptionReading;
  focus: boolean;
  onUse: (target: ReadingTarget) => void;
}

function Understood({ reading, focus, onUse }: UnderstoodProps) {
  const t = useTranslations("lens.paste");
  const texts = useLensTexts();
  const named = eyes.filter((eye) => !isEmpty(reading[eye]));
  const { unassigned, remaining, tooLong } = reading;
  const isNothing = named.length === 0 && isEmpty(unassigned);
  const offers: ReadingTarget[] = [
    ...(named.length > 0 ? (["read"] as const) : []),
    ...(isEmpty(unassigned) ? [] : targets),
  ];
  return (
    // biome-ignore lint/a11y/noAutofocus: the page answers a text that was sent to be read
    <div tabIndex={-1} autoFocus={focus} className="mt-5 focus:outline-none">
      <Notice tone={isNothing ? "warning" : "calm"} title={isNothing ? undefined : t("understood")}>
        {isNothing && <p>{t(tooLong ? "tooLong" : "nothing")}</p>}
        <dl className="tabular-nums">
          {named.map((eye) => (
            <Understanding key={eye} name={texts.eye(eye)} reading={reading[eye]} />
          ))}
          {!isEmpty(unassigned) && <Understanding name={t("noEye")} reading={unassigned} />}
        </dl>
        {!tooLong &&
          remaining.map((part) => (
            <p key={part} className="mt-2 text-small [overflow-wrap:anywhere]">
              {t("remaining", { text: part })}
            </p>
          ))}
        <p className="mt-2 flex flex-wrap gap-x-6">
          {offers.map((target) => (
            <button
              key={target}
              type="submit"
              name="intent"
              value={`use-${target}`}
              onClick={(event) => {
                event.preventDefault();
                onUse(target);
              }}
              className="link min-h-12 font-semibold"
            >
              {t(`use.${target}`)}
            </button>
          ))}
        </p>
      </Notice>
    </div>
  );
}

function Understanding({ name, reading }: { name: string; reading: EyeReading }) {
  const t = useTranslations("lens.paste");
  const texts = useLensTexts();
  return (
    <div className="mt-2">
      <dt className="font-semibold">{name}</dt>
      <dd>
        {texts.lens(lensOfReading(reading))}
        {reading.minusForm && <span className="block text-small text-quiet">{t("minusForm")}</span>}
      </dd>
    </div>
  );
}
