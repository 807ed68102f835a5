import { data } from "react-router";
import { type FormValues, formValues } from "./form-values.ts";

/** What a submitted form holds; throws the error page with 400 where the body is no form. */
export async function submittedForm(request: Request): Promise<FormValues> {
  try {
    return formValues(await request.formData());
  } catch {
    throw data(null, { status: 400 });
  }
}
