import { consentVersions, type SiteLanguage } from "@landolt/forms";
import {
  type Eye,
  eyes,
  type ParameterRange,
  type PrescriptionReading,
  parsePrescription,
} from "@landolt/optics";
import { data, redirect } from "react-router";
import { addToBag, bagFacts } from "#app/commerce/buying/bag.server.ts";
import { checkoutAddresses } from "#app/commerce/buying/checkout-steps.ts";
import { storePrescription } from "#app/commerce/buying/prescription.server.ts";
import {
  currentLensRange,
  type LensRange,
  lensesThat,
} from "#app/commerce/catalog/lens-ranges.server.ts";
import type { ProductPage } from "#app/commerce/catalog/product-answer.ts";
import type { FileProblem } from "#app/commerce/platform/prescription-content.server.ts";
import { type FormValues, textIn } from "#app/forms/form-values.ts";
import { type RefusalKey, refusalOf } from "#app/forms/refusal.tsx";
import { href } from "#app/language/addresses.ts";
import {
  type Advice,
  isMadeFor,
  type Objection,
  objectionToFields,
  objectionToText,
  othersLike,
} from "./lens-advice.ts";
import { mostBoxesOf } from "./lens-boxes.ts";
import { readLensCheck } from "./lens-check.server.ts";
import { checkField, consentField, fileField, type LensCheck } from "./lens-check.ts";
import { type LensProblem, problemsSoFar, readLensForm } from "./lens-form.ts";
import {
  carriedPrefix,
  type EyeValues,
  emptyValues,
  eyeFields,
  type LensFormValues,
  readingTargets,
  typedLensValues,
  typedPrescription,
  withReading,
} from "./lens-values.ts";

/** What became of a form that was not put into the bag, with everything that was typed. */
export interface LensOutcome {
  /** What was asked for: the bag, a text to be read, or values to be put into the fields. */
  asked: "bag" | "read" | "filled";
  values: LensFormValues;
  /** Lines of the bag in whose place these lenses come. */
  replaces: readonly string[];
  /** Text that was pasted. */
  prescription: string;
  /** What was understood of it, where that was asked for. */
  reading?: PrescriptionReading;
  problems: LensProblem[];
  packMissing: boolean;
  /** Why nothing of it is taken over, and what to do. */
  advice?: Advice;
  /** The questions before the order, and why their answers are not enough. */
  check: LensCheck;
  /** The range by which all this was found, which may be newer than the page's own. */
  known: LensRange;
  /** Whether it is another than the one that the form was made with. */
  changed?: boolean;
}

/** The lens of the page, and for how many months an eye is sold lenses at once. */
interface Page {
  language: SiteLanguage;
  product: ProductPage;
  known: LensRange;
  months: number | undefined;
}

const answer = (lens: LensOutcome, refusal?: RefusalKey, init: number | ResponseInit = 422) =>
  data({ lens, refusal }, init);

/** Puts lenses into the bag, or does what the other buttons of the form say. */
export async function orderLenses(
  request: Request,
  page: Page,
  sent: FormValues,
  file: File | undefined,
) {
  const { language, product, known, months } = page;
  const { range, version } = known;
  const ticked = textIn(sent, consentField) === consentVersions["lens-values"];
  // Somebody who has consented before is not to be refused because the backend takes a moment.
  const consented = ticked || (await bagFacts(request, 5000)).consented;
  const taken = await withPrescription(request, sent, file, consented);
  const { form, problem: fileProblem } = taken;
  const { answers, check } = readLensCheck(form, { consented, fileProblem });
  // Whatever else comes back is not about the answers, but keeps them.
  const kept: LensCheck = {
    typed: check.typed,
    problems: fileProblem ? { [fileField]: fileProblem } : {},
  };
  const replaces = (form.replaces ?? []).slice(0, eyes.length);
  const helped = await help(form, page);
  if (helped) return answer({ ...helped, replaces, check: kept }, undefined, 200);

  const values = typedLensValues(form);
  const prescription = typedPrescription(form);
  const pack = product.variants.find(({ id, available }) => id === values.variant && available);
  const outcome: LensOutcome = {
    ...{ asked: "bag", values, replaces, prescription, known },
    ...{ problems: [], packMissing: pack === undefined, check: kept },
  };
  const most = mostBoxesOf(pack, product.lens?.wear, months);
  const reading = readLensForm(values, range, most);
  // What was pasted and does not fit this lens is not left behind without a word.
  const objection =
    objectionToText(parsePrescription(prescription), range) ??
    (reading.ok ? undefined : objectionToFields(values, range));
  if (!reading.ok || objection || outcome.packMissing || !answers) {
    const problems = reading.ok ? [] : reading.problems;
    const changed = problems.length > 0 && Number(textIn(form, "range")) !== version;
    return answer({
      ...{ ...outcome, problems, check, changed },
      ...(objection && { advice: await advised(objection, page) }),
    });
  }
  const wishes = reading.lenses.map((wish) => ({ ...wish, answers, variantId: values.variant }));
  const key = textIn(form, "key");
  const added = await addToBag(request, language, wishes, { key, consented: ticked, replaces });
  if (added.ok) {
    const headers = { "Set-Cookie": added.value };
    const next = textIn(form, "intent") === "checkout" ? "shipping" : "bag";
    return redirect(href(language, checkoutAddresses[next]), { status: 303, headers });
  }
  if (added.problem === "refused") {
    // The range may have changed within the memory's two seconds: the backend has the last word.
    const current = await currentLensRange(product.handle);
    const again = current.ok ? readLensForm(values, current.value.range, most) : reading;
    if (current.ok && !again.ok) {
      const { problems } = again;
      return answer({ ...outcome, problems, known: current.value, changed: true });
    }
    if (added.refusal === "consent") {
      const problems: LensCheck["problems"] = { [consentField]: "consent" };
      return answer({ ...outcome, check: { typed: check.typed, problems } });
    }
    if (added.refusal === "prescription" && answers.prescription) {
      const typed = { ...check.typed, [checkField("prescription")]: undefined };
      return answer({ ...outcome, check: { typed, problems: { [fileField]: "file-gone" } } });
    }
  }
  const { refusal, init } = refusalOf(added);
  return answer(outcome, refusal, init);
}

/**
 * The form with the file that came with it, which replaces one that was stored before. Without consent to
 * the use of health data none is stored.
 */
async function withPrescription(
  request: Request,
  form: FormValues,
  file: File | undefined,
  consented: boolean,
): Promise<{ form: FormValues; problem?: FileProblem | "file-consent" }> {
  if (!file) return { form };
  if (!consented) return { form, problem: "file-consent" };
  const stored = await storePrescription(request, file);
  if ("problem" in stored) return { form, problem: stored.problem };
  return { form: { ...form, [checkField("prescription")]: [stored.id] } };
}

/** What the form's other buttons do; undefined for the one that orders. */
async function help(
  form: FormValues,
  page: Page,
): Promise<Omit<LensOutcome, "check" | "replaces"> | undefined> {
  const intent = textIn(form, "intent");
  const { known } = page;
  const { range } = known;
  if (intent === "carry") return filled(carried(form, page), "", range);
  const values = typedLensValues(form);
  const prescription = typedPrescription(form);
  const target = readingTargets.find((one) => intent === `use-${one}`);
  if (intent !== "read" && !target) return undefined;
  const reading = parsePrescription(prescription);
  const objection = objectionToText(reading, range);
  if (target && !objection)
    return filled(withReading(values, reading, target, range), prescription, range);
  return {
    ...{ asked: "read", values, prescription, reading, known, packMissing: false },
    problems: problemsSoFar(values, range),
    ...(objection && { advice: await advised(objection, page) }),
  };

  /** Says of values that were put in what is wrong with them, and which lens they are for. */
  async function filled(put: LensFormValues, text: string, made: ParameterRange) {
    const against = objectionToFields(put, made);
    return {
      ...{ asked: "filled" as const, values: put, prescription: text, known, packMissing: false },
      problems: problemsSoFar(put, made),
      ...(against && { advice: await advised(against, page) }),
    };
  }
}

/** Values that come from the page of another lens, or with their pack from a line of the bag. */
function carried(form: FormValues, { known, product }: Page): LensFormValues {
  const packs = product.variants.filter(({ available }) => available).map(({ id }) => id);
  const empty = emptyValues(known.range, packs);
  const sent = typedLensValues(form, carriedPrefix);
  const fill = (eye: Eye) =>
    Object.fromEntries(
      eyeFields.map((field) => [field, sent[eye][field] || empty[eye][field]]),
    ) as EyeValues;
  const has = eyes.filter((eye) => sent[eye].sphere !== "");
  const [only] = has.length === 1 ? has : [];
  const variant = packs.find((id) => id === sent.variant) ?? empty.variant;
  return { variant, mode: only ?? "each", right: fill("right"), left: fill("left") };
}

async function advised(objection: Objection, { language, product }: Page): Promise<Advice> {
  if (objection.reason === "glasses") return { ...objection, others: [] };
  const lenses = await lensesThat(language, (range) => isMadeFor(range, objection.wishes));
  return {
    ...objection,
    others: othersLike(
      product,
      lenses.map((lens) => lens.product),
    ),
  };
}
