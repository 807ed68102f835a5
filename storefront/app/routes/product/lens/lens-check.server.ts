import {
  adviceOn,
  type LensAnswers,
  type LensQuestion,
  lensAnswers,
  lensQuestions,
} from "@landolt/forms";
import type { FileProblem } from "#app/commerce/buying/prescription.server.ts";
import { type FormErrors, type FormValues, textIn } from "#app/forms/form-values.ts";
import { type CheckProblem, checkField, fileField, type LensCheck } from "./lens-check.ts";

const questions = [...Object.keys(lensQuestions), "parent", "prescription"] as LensQuestion[];

/**
 * The answers, and what the form shows of them when it comes back.
 * @param fileProblem why a file was not taken; what is answered beside it does not go into the bag without
 */
export function readLensCheck(
  form: FormValues,
  fileProblem?: FileProblem,
): { answers?: LensAnswers; check: LensCheck } {
  const typed: FormValues = Object.fromEntries(
    questions.map((question) => [checkField(question), form[checkField(question)]]),
  );
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
