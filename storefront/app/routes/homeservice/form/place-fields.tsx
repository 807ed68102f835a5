import { addressCountries, type Coverage, mobilities } from "@landolt/forms";
import { useEffect, useRef } from "react";
import { useFetcher } from "react-router";
import { useTranslations } from "use-intl";
import { Button } from "#app/design/button.tsx";
import { useInterfaceTexts } from "#app/design/interface/interface.tsx";
import { latePart, later } from "#app/document/lazy-part.tsx";
import { useHydrated } from "#app/document/use-hydrated.ts";
import { SelectField, TextAreaField } from "#app/forms/fields.tsx";
import { useHref } from "#app/language/use-language.ts";
import type { action } from "../coverage.ts";
import { Line } from "./person-fields.tsx";

const coverageAnswer = () => import("./coverage-answer.tsx");

/** Loaded with the first answer; without it the form goes on. */
const CoverageAnswer = latePart(
  import.meta.env.SSR
    ? (await coverageAnswer()).CoverageAnswer
    : later(async () => {
        try {
          return (await coverageAnswer()).CoverageAnswer;
        } catch {
          return () => null;
        }
      }),
);

/** Milliseconds without a keystroke before the address is looked up. */
const calm = 500;

/** Where we go, and whether that is within reach: answered as soon as code and town are there. */
export function PlaceFields(props: { coverage: Coverage | undefined; town: string }) {
  const t = useTranslations("homeservice");
  const address = useHref();
  const hydrated = useHydrated();
  const lookUp = useFetcher<typeof action>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const place = useRef<HTMLDivElement>(null);
  const ask = (box: HTMLElement) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      const question = new FormData();
      for (const name of ["country", "postalCode", "city"]) {
        const control = box.querySelector<HTMLInputElement>(`[name="${name}"]`);
        question.set(name, control?.value ?? "");
      }
      void lookUp.submit(question, { method: "post", action: address("/homeservice/coverage") });
    }, calm);
  };
  // What was typed before the script arrived, or kept by the browser, is looked up as well.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what is there at the beginning
  useEffect(() => {
    const box = place.current;
    const fields = [...(box?.querySelectorAll("input") ?? [])];
    if (box && fields.some(({ value, defaultValue }) => value !== defaultValue)) ask(box);
    return () => clearTimeout(timer.current);
  }, []);
  const answer = lookUp.data ? lookUp.data.coverage : props.coverage;

  return (
    <>
      <div
        ref={place}
        className="grid gap-x-5 gap-y-7 sm:grid-cols-6"
        onChange={(event) => ask(event.currentTarget)}
      >
        <SelectField
          label={t("fields.country")}
          name="country"
          autoComplete="section-visit country"
          initial="lu"
          required
          className="sm:col-span-6"
        >
          {addressCountries.map((code) => (
            <option key={code} value={code}>
              {t(`countries.${code}`)}
            </option>
          ))}
        </SelectField>
        <Line
          name="postalCode"
          label="postalCode"
          inputMode="numeric"
          autoComplete="section-visit postal-code"
          className="sm:col-span-2"
        />
        <Line
          name="city"
          label="city"
          autoComplete="section-visit address-level2"
          className="sm:col-span-4"
        />
      </div>
      <div role="status">{answer && <CoverageAnswer coverage={answer} town={props.town} />}</div>
      {!hydrated && (
        <div>
          <Button look="quiet" name="intent" value="coverage">
            {t("coverage.ask")}
          </Button>
        </div>
      )}
      <Line name="address" label="address" autoComplete="section-visit street-address" />
      <AccessFields />
    </>
  );
}

/** How the optician gets to the person. */
function AccessFields() {
  const { choose } = useInterfaceTexts();
  const t = useTranslations("homeservice");
  return (
    <>
      <SelectField label={t("fields.mobility")} name="access.mobility">
        <option value="">{choose}</option>
        {mobilities.map((code) => (
          <option key={code} value={code}>
            {t(`mobilities.${code}`)}
          </option>
        ))}
      </SelectField>
      <TextAreaField
        label={t("fields.floor")}
        hint={t("hints.floor")}
        name="access.floor"
        rows={2}
        maxLength={300}
      />
    </>
  );
}
