/** Why values are not taken over, and which lens of the shop has them. Pure. */
import {
  type Eye,
  eyes,
  foreignFields,
  type LensField,
  type LensParameters,
  type LensValue,
  lensFields,
  onTheEye,
  type ParameterRange,
  type PrescriptionReading,
  type Refraction,
  validate,
} from "@landolt/optics";
import type { SoldLens } from "#app/commerce/catalog/lens-ranges.server.ts";
import { stateOfEye } from "./lens-form.ts";
import { eyesOf, type LensFormValues, lensOfReading, singleValues } from "./lens-values.ts";

/** What is wanted for each eye, as far as it is known. */
export type Wishes = { [E in Eye]?: Partial<LensParameters> };

/** What a power is in the glasses and about what on the eye; no eye where the text names none. */
export interface GlassesPower {
  eye?: Eye;
  glasses: Refraction;
  lens: Refraction;
}

/**
 * - `glasses`: the text is a prescription for glasses; `signs` show it.
 * - `foreign`: the lens does not have such values.
 * - `too-far`: it has them, but is not made for these, nor near enough.
 */
export type Objection =
  | { reason: "glasses"; signs: readonly string[]; powers: GlassesPower[] }
  | { reason: "foreign" | "too-far"; values: (readonly [LensField, LensValue])[]; wishes: Wishes };

/** Another lens of the shop, made with exactly the values that are wanted. */
export interface OtherLens {
  handle: string;
  title: string;
}

export type Advice = Objection & { others: OtherLens[] };

/** What speaks against taking over a text; undefined where nothing does. */
export function objectionToText(
  reading: PrescriptionReading,
  range: ParameterRange,
): Objection | undefined {
  if (reading.glasses.length > 0) {
    return { reason: "glasses", signs: reading.glasses, powers: powersOf(reading) };
  }
  const wishes = wishesIn(reading);
  const values = eyes.flatMap((eye) => foreignValues(range, wishes[eye] ?? {}));
  return values.length > 0 ? { reason: "foreign", values: distinct(values), wishes } : undefined;
}

/** What speaks against this lens for values that were typed; undefined where they can be mended here. */
export function objectionToFields(
  values: LensFormValues,
  range: ParameterRange,
): Objection | undefined {
  const states = eyesOf(values.mode).map((eye) => stateOfEye(values, eye, range));
  const single = singleValues(range);
  const wishes: Wishes = Object.fromEntries(
    states.map(({ eye, parsed }) => {
      const wish = parsed.parameters;
      // What has no alternative was filled in by the page and is nobody's wish.
      const isOwn = lensFields.every(
        (field) => !(field in single) || single[field] === wish[field],
      );
      const wished = Object.entries(wish).filter(([field]) => !(isOwn && field in single));
      return [eye, Object.fromEntries(wished)];
    }),
  );
  const foreign = states.flatMap(({ parsed }) => foreignValues(range, parsed.parameters));
  if (foreign.length > 0) return { reason: "foreign", values: distinct(foreign), wishes };
  const far = states
    .filter(({ nearest }) => nearest === undefined)
    .flatMap(({ problems }) => problems)
    .flatMap(({ field, value }) =>
      field === "boxes" || value === undefined ? [] : [[field, value] as const],
    );
  return far.length > 0 ? { reason: "too-far", values: distinct(far), wishes } : undefined;
}

/** Fields that are asked for on the page of the other lens and need not be known before. */
const askedThere: readonly LensField[] = ["design", "baseCurve", "diameter"];

/** Whether a lens is made with exactly these values for both eyes. */
export function isMadeFor(range: ParameterRange, wishes: Wishes): boolean {
  return eyes.every((eye) => {
    const wish = wishes[eye];
    if (wish === undefined || Object.keys(wish).length === 0) return true;
    return validate(range, wish).every(
      ({ code, field }) => code === "required" && askedThere.includes(field),
    );
  });
}

const mostOthers = 3;

/** The lenses in the order in which they are offered: the sisters of `own` first. */
export function othersLike(
  own: SoldLens["product"],
  lenses: readonly SoldLens["product"][],
): OtherLens[] {
  const distance = ({ brand, lens }: SoldLens["product"]) =>
    (lens?.wear === own.lens?.wear ? 0 : 2) + (brand?.id === own.brand?.id ? 0 : 1);
  return lenses
    .filter(({ handle }) => handle !== own.handle)
    .toSorted((a, b) => distance(a) - distance(b))
    .slice(0, mostOthers)
    .map(({ handle, title }) => ({ handle, title }));
}

/** Values without an eye belong to every eye that is named, or to both where none is. */
function wishesIn(reading: PrescriptionReading): Wishes {
  const named = eyes.filter((eye) => Object.keys(reading[eye]).length > 0);
  const meant = named.length > 0 ? named : eyes;
  const loose = lensOfReading(reading.unassigned);
  return Object.fromEntries(
    meant.map((eye) => [eye, { ...loose, ...lensOfReading(reading[eye]) }]),
  );
}

function foreignValues(range: ParameterRange, lens: Partial<LensParameters>) {
  return foreignFields(range, lens).flatMap((field) => {
    const value = lens[field];
    return value === undefined ? [] : [[field, value] as const];
  });
}

const distinct = (values: readonly (readonly [LensField, LensValue])[]) =>
  lensFields.flatMap((field) =>
    [...new Set(values.filter(([other]) => other === field).map(([, value]) => value))].map(
      (value) => [field, value] as const,
    ),
  );

/** To the quarter dioptre in which lenses are made. */
const quarter = (power: number) => Math.round(power / 25) * 25;

function powersOf({ right, left, unassigned }: PrescriptionReading): GlassesPower[] {
  return [
    { eye: "right", read: right } as const,
    { eye: "left", read: left } as const,
    { read: unassigned },
  ].flatMap(({ read, ...named }): GlassesPower[] => {
    const exact = onTheEye(read);
    const { sphere, cylinder, axis } = lensOfReading(read);
    if (exact === undefined || sphere === undefined) return [];
    const astigmatism = cylinder === undefined || axis === undefined ? {} : { cylinder, axis };
    const glasses = { sphere, ...astigmatism };
    const lens = {
      sphere: quarter(exact.sphere),
      ...(exact.cylinder !== undefined && { cylinder: quarter(exact.cylinder) }),
      ...(exact.axis !== undefined && { axis: exact.axis }),
    };
    const differs = lens.sphere !== sphere || lens.cylinder !== cylinder;
    return differs ? [{ ...named, glasses, lens }] : [];
  });
}
