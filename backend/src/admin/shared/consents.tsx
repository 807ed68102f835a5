import type { ShownConsent } from "@landolt/forms";
import { Badge, Text } from "@medusajs/ui";
import { useTranslation } from "react-i18next";
import { useWriting } from "./language";

/** Who has consented to the use of health data, when, and whether it still counts. */
export function Consents({ consents }: { consents: readonly ShownConsent[] }) {
  const { t } = useTranslation("consents");
  const { moment } = useWriting();
  if (consents.length === 0) {
    return (
      <Text size="small" className="text-ui-fg-subtle">
        {t("none")}
      </Text>
    );
  }
  return (
    <ul className="txt-small flex flex-col gap-y-1">
      {consents.map(({ given_at, taken_by, version, language, withdrawn_at }) => (
        <li key={given_at}>
          {t(taken_by === null ? "given" : "taken", { at: moment(given_at), by: taken_by })}{" "}
          <span className="text-ui-fg-subtle">{t("wording", { version, language })}</span>
          {withdrawn_at && (
            <div>
              <Badge size="2xsmall" color="red">
                {t("withdrawn", { at: moment(withdrawn_at) })}
              </Badge>
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}
