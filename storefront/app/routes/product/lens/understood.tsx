import { type EyeReading, eyes, type PrescriptionReading } from "@landolt/optics";
import { useEffect, useRef } from "react";
import { useTranslations } from "use-intl";
import { Notice } from "#app/design/notice.tsx";
import { useHydrated } from "#app/document/use-hydrated.ts";
import { useLensTexts } from "#app/order-lines/use-lens-texts.ts";
import type { Advice } from "./lens-advice.ts";
import { LensAdviceNotice } from "./lens-advice-notice.tsx";
import { lensOfReading, type ReadingTarget } from "./lens-values.ts";

const targets = ["both", "right", "left"] as const;
const isEmpty = (reading: EyeReading) => Object.keys(reading).length === 0;

interface UnderstoodProps {
  reading: PrescriptionReading;
  /** Why nothing of it is taken over. */
  advice: Advice | undefined;
}

/** What was found in a text, and where it may be put. */
export function Understood({ reading, advice }: UnderstoodProps) {
  const t = useTranslations("lens.paste");
  const texts = useLensTexts();
  const named = eyes.filter((eye) => !isEmpty(reading[eye]));
  const { unassigned, remaining, tooLong } = reading;
  const box = useRef<HTMLDivElement>(null);
  const hydrated = useHydrated();
  // On a phone it appears below the window's edge. In a page that the server answered with, the attribute has done the same.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each text that is read is shown
  useEffect(() => {
    if (hydrated) box.current?.scrollIntoView({ block: "nearest" });
  }, [reading]);
  const isNothing = named.length === 0 && isEmpty(unassigned);
  const offers: ReadingTarget[] = [
    ...(named.length > 0 ? (["read"] as const) : []),
    ...(isEmpty(unassigned) ? [] : targets),
  ];
  return (
    <div
      ref={box}
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: the page answers a text that was sent to be read
      autoFocus
      className="mt-5 grid scroll-mt-24 scroll-mb-4 gap-5 focus:outline-none"
    >
      <Notice
        tone={isNothing && !advice ? "warning" : "calm"}
        title={isNothing ? undefined : t("understood")}
      >
        {isNothing && <p>{t(tooLong ? "tooLong" : "nothing")}</p>}
        <dl className="tabular-nums">
          {named.map((eye) => (
            <Understanding key={eye} name={texts.eye(eye)} reading={reading[eye]} />
          ))}
          {!isEmpty(unassigned) && <Understanding name={t("noEye")} reading={unassigned} />}
        </dl>
        {!tooLong &&
          [...new Set(remaining)].map((part) => (
            <p key={part} className="mt-2 text-small [overflow-wrap:anywhere]">
              {t("remaining", { text: part })}
            </p>
          ))}
        {!advice && offers.length > 0 && (
          <p className="mt-2 flex flex-wrap gap-x-6">
            {offers.map((target) => (
              <button
                key={target}
                type="submit"
                name="intent"
                value={`use-${target}`}
                className="link min-h-12 font-semibold"
              >
                {t(`use.${target}`)}
              </button>
            ))}
          </p>
        )}
      </Notice>
      {advice && <LensAdviceNotice advice={advice} />}
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
