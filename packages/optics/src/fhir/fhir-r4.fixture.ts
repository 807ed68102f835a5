/** The rules of FHIR R4 (4.0.1) for what is written here: which elements there are, how often, and of which type. */

type Check = (value: unknown, path: string) => string[];
type Elements = Readonly<Record<string, readonly [min: 0 | 1, max: 1 | "*", check: Check]>>;

const matching =
  (what: string, is: (value: unknown) => boolean): Check =>
  (value, path) =>
    is(value) ? [] : [`${path} is no ${what}`];
const written = (what: string, pattern: RegExp) =>
  matching(what, (value) => typeof value === "string" && pattern.test(value));

/** Not blank, and without characters that only machines read. */
export const isFhirText = (value: unknown): boolean =>
  typeof value === "string" &&
  value.trim() !== "" &&
  [...value].every((one) => one >= " " || "\t\r\n".includes(one));
const text = matching("string", isFhirText);
const uri = written("uri", /^[a-z][a-z0-9+.-]*:\S+$/i);
const code = written("code", /^[^\s]+(\s[^\s]+)*$/);
const id = written("id", /^[A-Za-z0-9\-.]{1,64}$/);
const date = written("date", /^\d{4}(-\d\d(-\d\d)?)?$/);
const dateTime = written(
  "dateTime",
  /^\d{4}(-\d\d(-\d\d(T\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d))?)?)?$/,
);
const instant = written("instant", /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/);
const decimal = matching(
  "decimal",
  (value) => typeof value === "number" && /^-?\d+(\.\d{1,2})?$/.test(String(value)),
);
const among = (...values: string[]): Check =>
  matching(values.join(" or "), (value) => values.includes(value as string));

function element(elements: Elements, more: Check = () => []): Check {
  return (value, path) => {
    if (typeof value !== "object" || value === null || Array.isArray(value)) {
      return [`${path} is no element`];
    }
    if (Object.keys(value).length === 0) return [`${path} is empty`];
    const unknown = Object.keys(value).filter((name) => !(name in elements));
    const found = Object.entries(elements).flatMap(([name, [min, max, check]]) => {
      const one: unknown = (value as Record<string, unknown>)[name];
      const at = `${path}.${name}`;
      if (one === undefined) return min === 1 ? [`${at} is missing`] : [];
      if (max === 1) return check(one, at);
      if (!Array.isArray(one) || one.length === 0) return [`${at} is no list`];
      return one.flatMap((each, place) => check(each, `${at}[${place}]`));
    });
    return [...unknown.map((name) => `${path}.${name} is unknown`), ...found, ...more(value, path)];
  };
}

const coding = element({ system: [0, 1, uri], code: [0, 1, code] });
const quantity = element({
  ...{ value: [0, 1, decimal], unit: [0, 1, text], system: [0, 1, uri], code: [0, 1, code] },
});
/** Either a value or extensions below it (ext-1). */
const extension: Check = (value, path) =>
  element(
    {
      url: [1, 1, uri],
      valueDate: [0, 1, date],
      valueCode: [0, 1, code],
      valueString: [0, 1, text],
      extension: [0, "*", element({ url: [1, 1, text], valueQuantity: [1, 1, quantity] })],
    },
    (given, at) => (Object.keys(given as object).length === 2 ? [] : [`${at} is not one value`]),
  )(value, path);
const reference = element({
  ...{ extension: [0, "*", extension], reference: [0, 1, text], display: [0, 1, text] },
});

const specification = element({
  extension: [0, "*", extension],
  product: [1, 1, element({ coding: [1, "*", coding] })],
  eye: [1, 1, among("right", "left")],
  sphere: [0, 1, decimal],
  cylinder: [0, 1, decimal],
  axis: [0, 1, matching("integer", Number.isInteger)],
  add: [0, 1, decimal],
  power: [0, 1, decimal],
  backCurve: [0, 1, decimal],
  diameter: [0, 1, decimal],
  brand: [0, 1, text],
});

/** Everything contained is referred to, and the other way round (dom-3). */
const containedIsReferred: Check = (value, path) => {
  const resource = value as {
    contained: { id: string }[];
    patient: { reference?: string };
    prescriber: { reference?: string };
  };
  const ids = resource.contained.map((one) => `#${one.id}`).sort();
  const references = [resource.patient.reference, resource.prescriber.reference]
    .filter((one) => one !== undefined)
    .sort();
  return String(ids) === String(references) ? [] : [`${path}.contained is not what is referred to`];
};

const visionPrescription = element(
  {
    resourceType: [1, 1, among("VisionPrescription")],
    id: [1, 1, id],
    contained: [
      0,
      "*",
      element({
        resourceType: [1, 1, among("Patient", "Practitioner")],
        id: [1, 1, id],
        name: [0, "*", element({ use: [0, 1, among("nickname")], text: [0, 1, text] })],
      }),
    ],
    extension: [0, "*", extension],
    identifier: [0, "*", element({ system: [0, 1, uri], value: [0, 1, text] })],
    status: [1, 1, among("active", "cancelled", "draft", "entered-in-error")],
    created: [1, 1, dateTime],
    patient: [1, 1, reference],
    dateWritten: [1, 1, dateTime],
    prescriber: [1, 1, reference],
    lensSpecification: [1, "*", specification],
  },
  containedIsReferred,
);

const bundle = element(
  {
    resourceType: [1, 1, among("Bundle")],
    type: [1, 1, among("collection")],
    timestamp: [0, 1, instant],
    entry: [0, "*", element({ fullUrl: [1, 1, uri], resource: [1, 1, visionPrescription] })],
  },
  (value, path) => {
    const { entry = [] } = value as { entry?: { fullUrl: string }[] };
    const urls = entry.map(({ fullUrl }) => fullUrl);
    return new Set(urls).size === urls.length ? [] : [`${path}.entry has an address twice (bdl-7)`];
  },
);

/** What in a bundle is against the rules; nothing where it is valid. */
export const faultsOfBundle = (value: unknown): string[] => bundle(value, "Bundle");
