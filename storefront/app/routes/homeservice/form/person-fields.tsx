import { mostFurtherPatients, relations } from "@landolt/forms";
import { type ComponentProps, useLayoutEffect, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { Button } from "#app/design/button.tsx";
import { Choice, ChoiceGroup } from "#app/design/choice.tsx";
import { useInterfaceTexts } from "#app/design/interface/interface.tsx";
import { useHydrated } from "#app/document/use-hydrated.ts";
import { SelectField, TextField } from "#app/forms/fields.tsx";
import { useField, useFormState } from "#app/forms/form-state.tsx";
import { rowCount } from "./form-values.ts";

type LineKey =
  | "firstName"
  | "lastName"
  | "birthYear"
  | "address"
  | "postalCode"
  | "city"
  | "email"
  | "phone";

type LineProps = Omit<ComponentProps<typeof TextField>, "label"> & { label: LineKey };

/** One line of the form with its label. */
export function Line({ label, ...rest }: LineProps) {
  const t = useTranslations("homeservice.fields");
  return <TextField {...rest} label={t(label)} required />;
}

const pair = "grid gap-x-5 gap-y-7 sm:grid-cols-2";

/** For whom the visit is: oneself, or somebody else. */
export function WhoFields() {
  const t = useTranslations("homeservice.who");
  const who = useField("who");
  return (
    <ChoiceGroup legend={t("legend")}>
      {(["self", "other"] as const).map((code) => (
        <Choice
          key={code}
          kind="radio"
          name="who"
          value={code}
          defaultChecked={(who.value || "self") === code}
          label={t(code)}
          text={t(`${code}Text`)}
        />
      ))}
    </ChoiceGroup>
  );
}

/** Shown by the style sheet while "for me" is not chosen, so that it also works without scripts. */
const onlyForOthers = "group-has-[[name=who][value=self]:checked]/form:hidden";

/** Who asks, when it is for somebody else. */
export function RequesterFields() {
  const { choose } = useInterfaceTexts();
  const t = useTranslations("homeservice");
  return (
    <fieldset className={`border-s-2 border-accent ps-5 sm:ps-7 ${onlyForOthers}`}>
      <legend className="float-left mb-5 w-full font-semibold">{t("who.you")}</legend>
      <div className={`clear-both ${pair}`}>
        <Line name="requester.firstName" label="firstName" autoComplete="given-name" />
        <Line name="requester.lastName" label="lastName" autoComplete="family-name" />
        <Line
          name="requester.phone"
          label="phone"
          type="tel"
          autoComplete="tel"
          hint={t("hints.phone")}
        />
        <Line
          name="requester.email"
          label="email"
          type="email"
          autoComplete="email"
          hint={t("hints.email")}
        />
        <SelectField label={t("fields.relation")} name="requester.relation" required>
          <option value="">{choose}</option>
          {relations.map((code) => (
            <option key={code} value={code}>
              {t(`relations.${code}`)}
            </option>
          ))}
        </SelectField>
      </div>
    </fieldset>
  );
}

/** The person who is visited. */
export function PatientFields() {
  const t = useTranslations("homeservice");
  return (
    <>
      <p className={`font-semibold ${onlyForOthers}`}>{t("who.them")}</p>
      <div className={pair}>
        <Line name="firstName" label="firstName" autoComplete="section-visit given-name" />
        <Line name="lastName" label="lastName" autoComplete="section-visit family-name" />
        <Line
          name="birthYear"
          label="birthYear"
          inputMode="numeric"
          maxLength={4}
          autoComplete="bday-year"
          hint={t("hints.birthYear")}
        />
      </div>
      <p className={`max-w-measure text-base text-quiet ${onlyForOthers}`}>{t("who.contact")}</p>
      <div className={pair}>
        <Line
          name="phone"
          label="phone"
          type="tel"
          autoComplete="section-visit tel"
          hint={t("hints.phone")}
        />
        <Line
          name="email"
          label="email"
          type="email"
          autoComplete="section-visit email"
          hint={t("hints.email")}
        />
      </div>
      <FurtherPatients />
    </>
  );
}

/** Others at the same address. Without scripts all rows stand there, folded away. */
function FurtherPatients() {
  const t = useTranslations("homeservice");
  const { values, errors } = useFormState();
  const hydrated = useHydrated();
  const filled = rowCount(values, "patients");
  const [added, setAdded] = useState(1);
  const box = useRef<HTMLDetailsElement>(null);
  // Rows that were filled in before this ran stay, and so does the one in which somebody is about to type.
  useLayoutEffect(() => {
    const begun = [...(box.current?.querySelectorAll("fieldset") ?? [])].findLastIndex(
      (row) =>
        row.contains(document.activeElement) ||
        [...row.querySelectorAll("input")].some(({ value }) => value !== ""),
    );
    setAdded((now) => Math.max(now, begun + 1));
  }, []);
  const rows = hydrated ? Math.max(filled, added) : mostFurtherPatients;
  const wrong = Object.keys(errors).some((name) => name.startsWith("patients"));
  return (
    <details ref={box} open={filled > 0 || wrong}>
      <summary className="link inline-block min-h-11 py-2">{t("patients.title")}</summary>
      <div className="mt-4 grid gap-8">
        {Array.from({ length: rows }, (_, index) => `patients.${index}`).map((row, index) => (
          <fieldset key={row}>
            <legend className="mb-3 font-semibold">
              {t("patients.one", { number: index + 2 })}
            </legend>
            <div className="grid gap-5 sm:grid-cols-[1fr_1fr_8rem]">
              <Line name={`${row}.firstName`} label="firstName" autoComplete="off" />
              <Line name={`${row}.lastName`} label="lastName" autoComplete="off" />
              <Line
                name={`${row}.birthYear`}
                label="birthYear"
                inputMode="numeric"
                maxLength={4}
                autoComplete="off"
              />
            </div>
          </fieldset>
        ))}
        {hydrated && rows < mostFurtherPatients && (
          <div>
            <Button type="button" look="quiet" onClick={() => setAdded(rows + 1)}>
              {t("patients.add")}
            </Button>
          </div>
        )}
      </div>
    </details>
  );
}
