import { siteLanguages } from "@landolt/forms";
import { languageName } from "../language";
import { SelectField } from "./fields";

/** A choice among the languages of the site. */
export function LanguageField({ path, label }: { path: string; label: string }) {
  const choices = siteLanguages.map((value) => ({ value, label: languageName(value) }));
  return <SelectField path={path} label={label} choices={choices} />;
}
