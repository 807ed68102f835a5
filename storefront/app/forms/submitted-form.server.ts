import { data } from "react-router";
import { type FormValues, formValues } from "./form-values.ts";

/** The body as a form; throws the error page with 400 where it is none. */
async function formOf(request: Request): Promise<FormData> {
  try {
    return await request.formData();
  } catch {
    throw data(null, { status: 400 });
  }
}

/** What a submitted form holds; throws the error page with 400 where the body is no form. */
export const submittedForm = async (request: Request): Promise<FormValues> =>
  formValues(await formOf(request));

/** The same, and the file in the field `name`; undefined where none was chosen. */
export async function submittedFile(
  request: Request,
  name: string,
): Promise<{ form: FormValues; file: File | undefined }> {
  const sent = await formOf(request);
  const file = sent.get(name);
  return { form: formValues(sent), file: file instanceof File && file.size > 0 ? file : undefined };
}

/** The same, with the fields of `names` exactly as they were typed: spaces belong to a password. */
export async function submittedSecrets<Name extends string>(
  request: Request,
  names: readonly Name[],
): Promise<{ form: FormValues; secrets: Record<Name, string> }> {
  const sent = await formOf(request);
  const typed = (name: Name) => {
    const value = sent.get(name);
    return typeof value === "string" ? value : "";
  };
  const secrets = Object.fromEntries(names.map((name) => [name, typed(name)]));
  for (const name of names) sent.delete(name);
  return { form: formValues(sent), secrets: secrets as Record<Name, string> };
}
