import {
  type Eye,
  type LensField,
  type LensValue,
  lensFields,
  options,
  type ParameterRange,
  parse,
} from "@landolt/optics";
import { type KeyboardEvent, useRef } from "react";
import { useTranslations } from "use-intl";
import { LandoltRing } from "#app/design/drawings/landolt-ring.tsx";
import { ErrorText, Field, Select } from "#app/design/field.tsx";
import { useLensTexts } from "#app/order-lines/use-lens-texts.ts";
import { NearestLensChoice } from "./late-parts.tsx";
import type { EyeState } from "./lens-form.ts";
import {
  type EyeField,
  type EyeValues,
  fieldName,
  fieldsOf,
  singleValues,
  valueText,
} from "./lens-values.ts";
import { numberKey, typedValue } from "./typed-value.ts";

interface EyeFieldsProps {
  state: EyeState;
  values: EyeValues;
  range: ParameterRange;
  /** Whether lists follow what is chosen; otherwise they hold everything the product has. */
  live: boolean;
  /** The field to begin with where the page came back with problems. */
  focus: string | undefined;
  /** Boxes at once, at most. */
  most: number;
  onChange: (eye: Eye, field: EyeField, value: string) => void;
}

/** Where fields stand beside each other when there is room. */
const half = "@2xs:col-span-1";
const widths: Partial<Record<LensField, string>> = {
  cylinder: half,
  axis: half,
  baseCurve: half,
  diameter: half,
};

/** Everything that is asked of one eye. */
export function EyeFields(props: EyeFieldsProps) {
  const { state, values, range, live, focus, most, onChange } = props;
  const t = useTranslations("lens");
  const texts = useLensTexts();
  const { eye, problems, nearest } = state;
  const lists = useLists(range, state, live);
  const error = (field: LensField | "boxes") => {
    const problem = problems.find((one) => one.field === field);
    return problem && texts.problem(problem);
  };
  const fields = fieldsOf(range);
  const single = singleValues(range);
  // Another value, pasted or brought from another lens, needs a list to be corrected in.
  const fixed = fields.flatMap((field) => {
    const only = single[field];
    const isIt = only !== undefined && values[field] === valueText(field, only) && !error(field);
    return isIt ? [[field, only] as const] : [];
  });
  const chosen = fields.filter((field) => !fixed.some(([one]) => one === field));
  const typing = useTyping((field, value) => onChange(eye, field, value));
  const elsewhere = problems.filter(({ field }) => field !== "boxes" && !fields.includes(field));
  return (
    <fieldset
      // Only the style sheet needs to know which eyes are asked for, with and without scripts.
      className={`@container min-w-0 ${hiddenFor[eye]}`}
    >
      <legend className="flex w-full items-center gap-3 border-b border-ink pb-3 font-display text-1">
        <LandoltRing
          gap={eye === "right" ? "right" : "left"}
          className="size-6 flex-none text-accent"
        />
        <span>
          {texts.eye(eye)}{" "}
          <span className="block text-quiet @2xs:inline">({t(`mark.${eye}`)})</span>
        </span>
      </legend>
      {eye === "left" && (
        <p className="mt-5 hidden text-quiet group-has-[[value=same]:checked]/lens:block">
          {t("asRight")}
        </p>
      )}
      <div
        className={`mt-5 grid grid-cols-2 gap-x-4 gap-y-5 ${eye === "left" ? "group-has-[[value=same]:checked]/lens:hidden" : ""}`}
      >
        {chosen.map((field) => (
          <Select
            key={field}
            label={t(`field.${field}`)}
            aria-label={t(`fieldOf.${eye}`, { field: t(`field.${field}`) })}
            name={fieldName(eye, field)}
            error={error(field)}
            value={values[field]}
            onChange={(event) => onChange(eye, field, event.target.value)}
            onKeyDown={(event) => typing(event, field)}
            autoFocus={focus === fieldName(eye, field)}
            autoComplete="off"
            required
            className={`col-span-2 tabular-nums ${widths[field] ?? ""}`}
          >
            <Choices field={field} values={lists[field]} chosen={values[field]} />
          </Select>
        ))}
        <dl className="col-span-2 grid grid-cols-2 gap-x-4 gap-y-2 tabular-nums empty:hidden">
          {fixed.map(([field, value]) => (
            <div key={field} className={`col-span-2 ${widths[field] ?? ""}`}>
              <dt className="text-small text-quiet">{t(`field.${field}`)}</dt>
              <dd>
                {texts.value(field, value)}
                <input type="hidden" name={fieldName(eye, field)} value={values[field]} />
              </dd>
            </div>
          ))}
        </dl>
        {live && range.kind === "toric" && <Narrowed range={range} state={state} lists={lists} />}
        {elsewhere.map((problem) => (
          <ErrorText key={problem.field} className="col-span-2 text-small">
            {t(`field.${problem.field}`)}: {texts.problem(problem)}
          </ErrorText>
        ))}
        {/* Values that this lens has no field for go with the form, so that they are refused and not lost. */}
        {lensFields.map(
          (field) =>
            !fields.includes(field) &&
            values[field] !== "" && (
              <input key={field} type="hidden" name={fieldName(eye, field)} value={values[field]} />
            ),
        )}
        {nearest && <NearestLensChoice eye={eye} nearest={nearest} onChange={onChange} />}
      </div>
      <Field
        label={t("field.boxes")}
        aria-label={t(`fieldOf.${eye}`, { field: t("field.boxes") })}
        name={fieldName(eye, "boxes")}
        error={error("boxes")}
        value={values.boxes}
        onChange={(event) => onChange(eye, "boxes", event.target.value)}
        autoFocus={focus === fieldName(eye, "boxes")}
        type="number"
        inputMode="numeric"
        min={0}
        max={most}
        step={1}
        required
        autoComplete="off"
        className="mt-5 max-w-40 has-[[aria-invalid]]:max-w-72"
      />
    </fieldset>
  );
}

const hiddenFor: Record<Eye, string> = {
  right: "group-has-[[value=left]:checked]/lens:hidden",
  left: "group-has-[[value=right]:checked]/lens:hidden",
};

function Choices(props: { field: LensField; values: readonly LensValue[]; chosen: string }) {
  const { field, values, chosen } = props;
  const t = useTranslations("lens");
  const texts = useLensTexts();
  const offered = values.map((value) => [valueText(field, value), value] as const);
  const isMissing = chosen !== "" && !offered.some(([text]) => text === chosen);
  const parsed = parse(field, chosen);
  const missing = parsed.ok ? texts.value(field, parsed.value) : chosen;
  // A list opens where it stands: beside zero, where most powers are.
  const start = field === "sphere" ? values.findIndex((value) => Number(value) >= 0) : 0;
  const above = start < 0 ? offered : offered.slice(0, start);
  const option = ([text, value]: readonly [string, LensValue]) => (
    <option key={text} value={text}>
      {texts.value(field, value)}
    </option>
  );
  return (
    <>
      {above.map(option)}
      <option value="">{t("choose")}</option>
      {isMissing && <option value={chosen}>{t("notMade", { value: missing })}</option>}
      {offered.slice(above.length).map(option)}
    </>
  );
}

/** Milliseconds after which a key begins another value. */
const pause = 1500;

/** Chooses from a list the value that is typed, as {@link typedValue} finds it. */
function useTyping(choose: (field: LensField, value: string) => void) {
  const typed = useRef({ text: "", at: 0, field: "" });
  return (event: KeyboardEvent<HTMLSelectElement>, field: LensField) => {
    if (!numberKey.test(event.key) || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    const { text, at, field: before } = typed.current;
    const goesOn = before === field && event.timeStamp - at < pause;
    const values = [...event.currentTarget.options].map(({ value }) => value);
    const next = goesOn ? text + event.key : event.key;
    typed.current = { text: next, at: event.timeStamp, field };
    const found = typedValue(values, next);
    if (found) choose(field, found);
  };
}

type Lists = Record<LensField, readonly LensValue[]>;

/**
 * What each list offers. Choices narrow each other; where they contradict each other only the
 * earlier narrow the later, so that the contradiction can be corrected at either end.
 */
function useLists(range: ParameterRange, { parsed }: EyeState, live: boolean): Lists {
  const all: Lists = options(range, {});
  if (!live) return all;
  // A value that is not made at all would leave nothing to choose beside it.
  const made = lensFields.flatMap((field) => {
    const value = parsed.parameters[field];
    return value !== undefined && all[field].includes(value) ? [[field, value] as const] : [];
  });
  const narrowed: Lists = options(range, Object.fromEntries(made));
  if (made.every(([field, value]) => narrowed[field].includes(value))) return narrowed;
  return Object.fromEntries(
    lensFields.map((field, index) => {
      const earlier = made.filter(([other]) => lensFields.indexOf(other) < index);
      return [field, options(range, Object.fromEntries(earlier))[field]];
    }),
  ) as Lists;
}

/** Says what the other choices have left over of cylinders and axes. */
function Narrowed(props: { range: ParameterRange; state: EyeState; lists: Lists }) {
  const { range, state, lists } = props;
  const t = useTranslations("lens");
  const texts = useLensTexts();
  const all = options(range, {});
  const shorter = (["cylinder", "axis"] as const).filter(
    (field) => lists[field].length < all[field].length,
  );
  // The problem says it already.
  if (state.problems.length > 0) return null;
  return (
    <div aria-live="polite" className="col-span-2 text-small text-quiet empty:hidden">
      {shorter.map((field) => (
        <p key={field}>{t(`narrowed.${field}`, { list: texts.list(field, lists[field]) })}</p>
      ))}
    </div>
  );
}
