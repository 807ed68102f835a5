import type { SiteLanguage } from "@landolt/forms";
import { eyes, parsePrescription } from "@landolt/optics";
import { data, redirect } from "react-router";
import { addToBag } from "#app/commerce/buying/bag.server.ts";
import { checkoutAddresses } from "#app/commerce/buying/checkout-steps.ts";
import { currentLensRange, type LensRange } from "#app/commerce/catalog/lens-ranges.server.ts";
import { type FormValues, textIn } from "#app/forms/form-values.ts";
import { type RefusalKey, refusalOf } from "#app/forms/refusal.tsx";
import { href } from "#app/language/addresses.ts";
import { readLensCheck } from "./lens-check.server.ts";
import type { LensCheck } from "./lens-check.ts";
import { type LensProblem, nearestFor, parseEye, readLensForm } from "./lens-form.ts";
import {
  type LensFormValues,
  readingTargets,
  typedLensValues,
  typedPrescription,
  withParameters,
  withReading,
} from "./lens-values.ts";

/** What became of a form that was not put into the bag, with everything that was typed. */
export interface LensOutcome {
  values: LensFormValues;
  /** Text to be read, where that was asked for. */
  prescription?: string;
  problems: LensProblem[];
  packMissing: boolean;
  /** The questions before the order, and why their answers are not enough. */
  check: LensCheck;
  /** The range as it is now, where it is another than the one the page was made with. */
  changed?: LensRange;
}

const answer = (lens: LensOutcome, refusal?: RefusalKey, status = 422) =>
  data({ lens, refusal }, { status });

/** Puts lenses into the bag, or does without JavaScript what the page's own buttons do. */
export async function orderLenses(
  request: Request,
  language: SiteLanguage,
  form: FormValues,
  product: { handle: string; variants: readonly { id: string; available: boolean }[] },
  known: LensRange,
) {
  const values = typedLensValues(form);
  const { range, version } = known;
  const { answers, check } = readLensCheck(form);
  // Whatever else comes back is not about the answers, but keeps them.
  const kept = { typed: check.typed, problems: {} };
  const unchanged: LensOutcome = { values, problems: [], packMissing: false, check: kept };
  const helped = help(textIn(form, "intent"), form, values, range);
  if (helped) return answer({ ...unchanged, ...helped }, undefined, 200);

  const packMissing = !product.variants.some(
    ({ id, available }) => id === values.variant && available,
  );
  const reading = readLensForm(values, range);
  if (!reading.ok || packMissing || !answers) {
    const problems = reading.ok ? [] : reading.problems;
    const changed = problems.length > 0 && Number(textIn(form, "range")) !== version;
    return answer({ values, problems, packMissing, check, ...(changed && { changed: known }) });
  }
  const wishes = reading.lenses.map((wish) => ({ ...wish, answers, variantId: values.variant }));
  const added = await addToBag(request, language, wishes, textIn(form, "key"));
  if (added.ok) {
    const headers = { "Set-Cookie": added.value };
    return redirect(href(language, checkoutAddresses.bag), { status: 303, headers });
  }
  if (added.problem === "refused") {
    // The range may have changed within the memory's two seconds: the backend has the last word.
    const current = await currentLensRange(product.handle);
    const again = current.ok ? readLensForm(values, current.value.range) : reading;
    if (current.ok && !again.ok) {
      return answer({ ...unchanged, problems: again.problems, changed: current.value });
    }
  }
  const { refusal, status } = refusalOf(added);
  return answer(unchanged, refusal, status);
}

/** What the buttons inside the form do where the browser runs no script. */
function help(
  intent: string,
  form: FormValues,
  values: LensFormValues,
  range: LensRange["range"],
): Partial<LensOutcome> | undefined {
  const prescription = typedPrescription(form);
  if (intent === "read") return { prescription };
  const target = readingTargets.find((one) => intent === `use-${one}`);
  if (target) {
    return { values: withReading(values, parsePrescription(prescription), target) };
  }
  const eye = eyes.find((one) => intent === `nearest-${one}`);
  const lens = eye && nearestFor(parseEye(values, eye), range);
  if (eye && lens) return { values: { ...values, [eye]: withParameters(values[eye], lens) } };
  return undefined;
}
