import { useTranslations } from "use-intl";
import { TextField } from "#app/forms/fields.tsx";

/** The address a guest gave with the order: it proves whose the order is. */
export function EmailField() {
  const t = useTranslations("order.open");
  return (
    <TextField
      label={t("email")}
      hint={t("emailHint")}
      name="email"
      type="email"
      autoComplete="email"
      maxLength={254}
      required
    />
  );
}
