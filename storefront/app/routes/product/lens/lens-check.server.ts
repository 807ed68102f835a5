import {
  adviceOn,
  type LensAnswers,
  type LensQuestion,
  lensAnswers,
  lensQuestions,
} from "@landolt/forms";
import { type FormErrors, type FormValues, textIn } from "#app/forms/form-values.ts";
import { type CheckProblem, checkField, type LensCheck } from "./lens-check.ts";

const questions = [...Object.keys(lensQuestions), "parent"] as LensQuestion[];

/** The answers, and what the form shows of them when it comes back. */
export function readLensCheck(form: FormValues): { answers?: LensAnswers; check: LensCheck } {
  const typed: FormValues = Object.fromEntries(
    questions.map((question) => [checkField(question), form[checkField(question)]]),
  );
  const sent = questions.flatMap((question) => {
    const text = textIn(form, checkField(question));
    return text === "" ? [] : [[question, question === "parent" || text]];
  });
  const { data, error } = lensAnswers.safeParse(Object.fromEntries(sent));
  if (data) {
    const advice = adviceOn(data);
    return advice
      ? { check: { typed, problems: {}, advice } }
      : { answers: data, check: { typed, problems: {} } };
  }
  const problems: FormErrors<CheckProblem> = Object.fromEntries(
    error.issues.map(({ path, message }) => [
      `check.${path.join(".")}`,
      message === "parent" ? message : "required",
    ]),
  );
  return { check: { typed, problems } };
}
