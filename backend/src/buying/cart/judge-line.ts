/** Whether one line may be ordered. Every way into a cart or an order asks this one function. */
import {
  type EyeLens,
  type LensField,
  type LensMetadata,
  lensFields,
  lensFromMetadata,
  lensToMetadata,
  type MetadataProblem,
  nearest,
  options,
  type ParameterRange,
  validate,
} from "@landolt/optics";

/** Most pieces of one line. */
export const largestQuantity = 99;

/** What is known of the article on the line. */
export type KnownVariant = {
  /** Sold by parameters per eye. */
  isLens: boolean;
  /** The range staff keep for its product; absent when there is none. */
  current?: { range: ParameterRange; version: number };
};

export type WantedLine = {
  quantity?: unknown;
  /** As it would be stored: for a change of a line, merged with what the line has. */
  metadata?: unknown;
};

type Value = string | number;

/** Values in decimal dioptres and millimetres and whole degrees, as in `metadata.lens`. */
export type LineIssue = {
  field: LensField | "eye" | "lens" | "quantity";
  code: string;
  value?: Value;
  allowed?: Value[];
  nearest?: Value;
};

export type Refusal = {
  message: string;
  issues: LineIssue[];
  /** The closest lens that exists, where one is. */
  nearest?: LensMetadata;
  /** Version of the range that was asked; absent when the product has none. */
  range_version?: number;
};

export type Verdict =
  | {
      ok: true;
      /** What to store: the lens in its one spelling, so that equal lenses share a line. */
      metadata: Record<string, unknown> | undefined;
    }
  | { ok: false; refusal: Refusal };

const messages = {
  quantity: `The quantity must be a whole number up to ${largestQuantity}`,
  missing: "A contact lens is ordered with its parameters for one eye",
  notALens: "This article is no contact lens and takes no parameters",
  noRange: "The parameters of this contact lens are not known yet, so it can not be ordered",
  unreadable: "The parameters of the contact lens can not be read",
  notMade: "This combination of parameters is not made",
  changed: "The range of this contact lens has changed since the page was loaded",
};

/** `smallest` is 0 where a quantity of 0 removes the line. */
export function judgeLine(
  { quantity, metadata }: WantedLine,
  { isLens, current }: KnownVariant,
  smallest: 0 | 1 = 1,
): Verdict {
  if (!isQuantity(quantity, smallest)) {
    return refuse(messages.quantity, [{ field: "quantity", code: "invalid" }], current);
  }
  const stored = isRecord(metadata) ? metadata : undefined;
  const given = stored?.lens;
  if (!isLens) {
    if (given === undefined) return { ok: true, metadata: stored };
    return refuse(messages.notALens, [{ field: "lens", code: "not-a-lens" }]);
  }
  if (current === undefined) {
    return refuse(messages.noRange, [{ field: "lens", code: "no-range" }]);
  }
  if (given === undefined || given === null || given === "") {
    return refuse(messages.missing, [{ field: "lens", code: "required" }], current);
  }
  const reading = lensFromMetadata(given);
  if (!reading.ok) {
    const issues = reading.problems.map((problem) => unreadable(problem, current.range));
    return refuse(messages.unreadable, issues, current);
  }
  const refusal = judgeLens(reading.lens, current, stored?.lensRangeVersion);
  if (refusal) return { ok: false, refusal };
  // The version the page was loaded with says nothing about the lens: kept, it would split lines.
  const { lensRangeVersion, ...others } = stored ?? {};
  return { ok: true, metadata: { ...others, lens: lensToMetadata(reading.lens) } };
}

function judgeLens(
  lens: EyeLens,
  { range, version }: NonNullable<KnownVariant["current"]>,
  versionSeen: unknown,
): Refusal | undefined {
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
  quantity <= largestQuantity;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const refuse = (
  message: string,
  issues: LineIssue[],
  current?: KnownVariant["current"],
): Verdict => ({
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
