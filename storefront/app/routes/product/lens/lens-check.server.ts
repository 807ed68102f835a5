import {
  adviceOn,
  type LensAnswers,
  type LensQuestion,
  lensAnswers,
  lensQuestions,
} from "@landolt/forms";
import type { FileProblem } from "#app/commerce/platform/prescription-content.server.ts";
import { type FormErrors, type FormValues, textIn } from "#app/forms/form-values.ts";
import {
  type CheckProblem,
  checkField,
  consentField,
  fileField,
  type LensCheck,
} from "./lens-check.ts";

const questions = [...Object.keys(lensQuestions), "parent", "prescription"] as LensQuestion[];

/** Why a file was not taken: also because the use of health data was not consented to. */
type NotTaken = FileProblem | "file-consent";

interface Given {
  /** Whether the use of the values is consented to, here or with the lenses in the bag. */
  consented: boolean;
  /** What is answered beside a file that was not taken does not go into the bag without it. */
  fileProblem?: NotTaken | undefined;
}

/** The answers, and what the form shows of them when it comes back. */
export function readLensCheck(
  form: FormValues,
  { consented, fileProblem }: Given,
): { answers?: LensAnswers; check: LensCheck } {
  const { answers, check } = readAnswers(form, fileProblem);
  if (consented) return answers ? { answers, check } : { check };
  return { check: { ...check, problems: { ...check.problems, [consentField]: "consent" } } };
}

function readAnswers(
  form: FormValues,
  fileProblem: NotTaken | undefined,
): { answers?: LensAnswers; check: LensCheck } {
  const names = [...questions.map(checkField), consentField];
  const typed: FormValues = Object.fromEntries(names.map((name) => [name, form[name]]));
  const sent = questions.flatMap((question) => {
    const text = textIn(form, checkField(question));
    return text === "" ? [] : [[question, question === "parent" || text]];
  });
  const { data, error } = lensAnswers.safeParse(Object.fromEntries(sent));
  const wrongFile: LensCheck["problems"] = fileProblem ? { [fileField]: fileProblem } : {};
  if (data && fileProblem) return { check: { typed, problems: wrongFile } };
  if (data) {
    const advice = adviceOn(data);
    return advice
      ? { check: { typed, problems: {}, advice } }
      : { answers: data, check: { typed, problems: {} } };
  }
  const problems: FormErrors<CheckProblem> = Object.fromEntries(
    error.issues.map(({ path, message }) => {
      if (path[0] === "prescription") return [fileField, "file-gone"];
      return [`check.${path.join(".")}`, message === "parent" ? message : "required"];
    }),
  );
  return { check: { typed, problems: { ...problems, ...wrongFile } } };
}
