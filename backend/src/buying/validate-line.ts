/** Whether one line may be ordered. Every way into a cart or an order asks this one function. */
import { createHash } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import { adviceOn, type BuyingRefusal, type LensAdvice, lensAnswers } from "@landolt/forms";
import {
  type EyeLens,
  type LensField,
  type LensMetadata,
  lensFields,
  lensFromMetadata,
  lensToMetadata,
  lineIdentity,
  type MetadataProblem,
  nearest,
  options,
  type ParameterRange,
  validate,
} from "@landolt/optics";
import { MedusaError } from "@medusajs/framework/utils";
import { limits } from "../modules/bag/bag";

/** What is known of the article on the line. */
export type KnownVariant = {
  /** Sold by parameters per eye. */
  isLens: boolean;
  /** The range staff keep for its product; absent when there is none. */
  current?: { range: ParameterRange; version: number };
  /** Most boxes for one eye; absent for what is no lens. */
  most?: number;
};

export type LineToValidate = {
  quantity?: unknown;
  /** As it would be stored: for a change of a line, merged with what the line has. */
  metadata?: unknown;
};

type Value = string | number;

/** Values in decimal dioptres and millimetres and whole degrees, as in `metadata.lens`. */
export type LineIssue = {
  field: LensField | "eye" | "lens" | "prescribed" | "answers" | "consent" | "quantity";
  code: string;
  value?: Value;
  allowed?: Value[];
  nearest?: Value;
};

export type LineRefusal = {
  message: string;
  issues: LineIssue[];
  /** The closest lens that exists, where one is. */
  nearest?: LensMetadata;
  /** Version of the range that was asked; absent when the product has none. */
  range_version?: number;
};

type Validation =
  | {
      ok: true;
      /** What to store: the lens in its one spelling, so that equal lenses share a line. */
      metadata: Record<string, unknown> | undefined;
    }
  | { ok: false; refusal: LineRefusal };

const messages = {
  quantity: `The quantity must be a whole number up to ${limits.quantity}`,
  missing: "A contact lens is ordered with its parameters for one eye",
  notALens: "This item is not a contact lens and takes no parameters",
  noRange: "The parameters of this contact lens are not known yet, so it cannot be ordered",
  unreadable: "The parameters of the contact lens cannot be read",
  notMade: "This combination of parameters is not made",
  boxes: "That is more than one eye is sold at once",
  prescribed: "What was prescribed is not what this lens stands in for",
  changed: "The range of this contact lens has changed since the page was loaded",
  answers: "The questions before an order of contact lenses are not answered",
  consent: "Lens values are health data and are taken with explicit consent only",
  advised: "These answers call for an appointment before contact lenses are ordered",
};

/** `smallest` is 0 where a quantity of 0 removes the line. */
export function validateLine(
  { quantity, metadata }: LineToValidate,
  { isLens, current, most = limits.quantity }: KnownVariant,
  smallest: 0 | 1 = 1,
): Validation {
  if (!isQuantity(quantity, smallest)) {
    return refuse(messages.quantity, [{ field: "quantity", code: "invalid" }], current);
  }
  const stored = isRecord(metadata) ? metadata : undefined;
  const given = stored?.lens;
  if (!isLens) {
    if (given === undefined && stored?.prescribed === undefined) {
      return { ok: true, metadata: stored };
    }
    return refuse(messages.notALens, [{ field: "lens", code: "not-a-lens" }]);
  }
  if (current === undefined) {
    return refuse(messages.noRange, [{ field: "lens", code: "no-range" }]);
  }
  if (given === undefined || given === null || given === "") {
    return refuse(messages.missing, [{ field: "lens", code: "required" }], current);
  }
  if (Number(quantity) > most) {
    return refuse(
      messages.boxes,
      [{ field: "quantity", code: "too-many-boxes", allowed: [most] }],
      current,
    );
  }
  const reading = lensFromMetadata(given);
  if (!reading.ok) {
    const issues = reading.problems.map((problem) => unreadable(problem, current.range));
    return refuse(messages.unreadable, issues, current);
  }
  const refusal =
    validateLens(reading.lens, current, stored?.lensRangeVersion) ??
    validateAnswers(stored?.lensAnswers);
  if (refusal) return { ok: false, refusal };
  // The version the page was loaded with says nothing about the lens: kept, it would split lines.
  const { lensRangeVersion, prescribed, ...others } = stored ?? {};
  const lens = lensToMetadata(reading.lens);
  if (prescribed === undefined) return { ok: true, metadata: { ...others, lens } };
  const written = readPrescribed(prescribed, reading.lens, current.range);
  if (written) return { ok: true, metadata: { ...others, lens, prescribed: written } };
  return refuse(messages.prescribed, [{ field: "prescribed", code: "not-nearest" }], current);
}

/** What was prescribed, where the lens is the nearest that is made and near enough; else undefined. */
function readPrescribed(
  given: unknown,
  made: EyeLens,
  range: ParameterRange,
): LensMetadata | undefined {
  const reading = lensFromMetadata(given);
  if (!reading.ok || reading.lens.eye !== made.eye) return undefined;
  const { eye, ...wanted } = reading.lens;
  const { parameters, changes } = nearest(range, wanted);
  const isNearest =
    parameters !== undefined &&
    changes.length > 0 &&
    isDeepStrictEqual(lensToMetadata({ eye, ...parameters }), lensToMetadata(made));
  return isNearest ? lensToMetadata(reading.lens) : undefined;
}

function validateLens(
  lens: EyeLens,
  { range, version }: NonNullable<KnownVariant["current"]>,
  versionSeen: unknown,
): LineRefusal | undefined {
  const { eye, ...parameters } = lens;
  const violations = validate(range, parameters);
  if (violations.length === 0) return undefined;
  const { parameters: closest } = nearest(range, parameters);
  const changed = Number.isInteger(versionSeen) && versionSeen !== version;
  return {
    message: changed ? messages.changed : messages.notMade,
    issues: violations.map(({ field, code, value, allowed }) => ({
      field,
      code,
      ...(value === undefined ? {} : { value: decimal(field, value) }),
      allowed: allowed.map((each) => decimal(field, each)),
      ...(closest?.[field] === undefined ? {} : { nearest: decimal(field, closest[field]) }),
    })),
    ...(closest === undefined ? {} : { nearest: lensToMetadata({ eye, ...closest }) }),
    range_version: version,
  };
}

const isLensField = (field: string | undefined): field is LensField =>
  lensFields.some((known) => known === field);

/** Only the website's own way has to bring answers; what is brought must allow the order. */
function validateAnswers(given: unknown): LineRefusal | undefined {
  if (given === undefined) return undefined;
  const { data } = lensAnswers.safeParse(given);
  if (data === undefined) return refusalOfAnswers("invalid");
  const advice = adviceOn(data);
  return advice && refusalOfAnswers(advice);
}

/** @param code what is wrong with the answers before an order of lenses, or what they call for */
export const refusalOfAnswers = (code: "required" | "invalid" | LensAdvice): LineRefusal => ({
  message: code === "required" || code === "invalid" ? messages.answers : messages.advised,
  issues: [{ field: "answers", code }],
});

/** Lens values without the explicit consent to their use. */
export const refusalOfConsent = (): LineRefusal => ({
  message: messages.consent,
  issues: [{ field: "consent", code: "required" }],
});

/** What was sent is not repeated: a value of the wrong kind could be anything. */
function unreadable({ field, code }: MetadataProblem, range: ParameterRange): LineIssue {
  if (field === "eye") return { field, code, allowed: ["right", "left"] };
  if (!isLensField(field)) return { field: "lens", code };
  return { field, code, allowed: options(range, {})[field].map((each) => decimal(field, each)) };
}

const decimal = (field: LensField, value: Value): Value =>
  typeof value === "number" && field !== "axis" ? value / 100 : value;

const isQuantity = (quantity: unknown, smallest: number): boolean =>
  typeof quantity === "number" &&
  Number.isInteger(quantity) &&
  quantity >= smallest &&
  quantity <= limits.quantity;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const refuse = (
  message: string,
  issues: LineIssue[],
  current?: KnownVariant["current"],
): Validation => ({
  ok: false,
  refusal: { message, issues, ...(current ? { range_version: current.version } : {}) },
});

/** What Medusa makes of a line's metadata when they are changed. */
export function changedMetadata(before: unknown, change: unknown): unknown {
  if (change === undefined) return before;
  if (!isRecord(change) || Object.keys(change).length === 0) return {};
  const merged = { ...(isRecord(before) ? before : {}), ...change };
  return Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== ""));
}

/** A refused line, on its way through a workflow to the answer. Its message holds no parameters. */
export class LineRefusedError extends MedusaError {
  readonly refusal: LineRefusal;

  constructor(refusal: LineRefusal) {
    super(MedusaError.Types.INVALID_DATA, refusal.message, codeOf(refusal));
    this.refusal = refusal;
  }
}

export const isWithoutConsent = ({ issues }: LineRefusal): boolean =>
  issues.some(({ field }) => field === "consent");

function codeOf(refusal: LineRefusal): BuyingRefusal {
  const { issues } = refusal;
  if (isWithoutConsent(refusal)) return "consent";
  if (issues.some(({ code }) => code === "too-many-boxes")) return "boxes";
  return issues.some(({ field }) => field === "quantity") ? "quantity" : "prescription";
}

/** The refusal in an error; a workflow turns errors into plain objects, so the class is gone. */
export function lineRefusalOf(error: unknown): LineRefusal | undefined {
  if (typeof error !== "object" || error === null || !("refusal" in error)) return undefined;
  return error.refusal as LineRefusal;
}

/** Body of the 400 answer. */
export const lineRefusalBody = (refusal: LineRefusal) => ({
  ...{ type: MedusaError.Types.INVALID_DATA, code: codeOf(refusal) },
  ...refusal,
});

/**
 * The id of the line that holds this variant, with this lens: always the same, so that a page that
 * is out of date still names the right line.
 * @param metadata of the line as they are stored, or of what would be one
 */
export function lineId(
  variantId: string,
  metadata: { lens?: unknown; prescribed?: unknown } | null | undefined,
): string {
  // A lens that stands in for another is not the same order as one that was prescribed.
  const identity = [metadata?.lens, metadata?.prescribed]
    .map((given) => lensFromMetadata(given))
    .flatMap((reading) => (reading.ok ? lineIdentity(variantId, reading.lens) : []))
    .join();
  const hash = createHash("sha256").update(identity || variantId);
  return `line_${hash.digest("hex").slice(0, 24)}`;
}
