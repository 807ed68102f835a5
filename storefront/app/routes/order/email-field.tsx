import { useTranslations } from "use-intl";
import { Field } from "#app/design/field.tsx";

/** The address a guest gave with the order: it proves whose the order is. */
export function EmailField({ typed }: { typed: string | undefined }) {
  const t = useTranslations("order.open");
  return (
    <Field
      label={t("email")}
      hint={t("emailHint")}
      name="email"
      type="email"
      autoComplete="email"
      maxLength={254}
      defaultValue={typed}
      required
    />
  );
}
