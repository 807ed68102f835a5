import { Button, Text } from "@medusajs/ui";
import { useTranslation } from "react-i18next";
import { useWriting } from "../../shared/language";
import { type StoredText, versionAddress } from "./api";

type Props = {
  stored: StoredText;
  /** The site's own text. */
  own: string;
  /** Address of the page's preview, which also shows earlier versions of a legal page. */
  preview: string;
  /** Puts an earlier wording into the form. */
  onTake: ((text: string) => void) | undefined;
};

/** What visitors read since when, and who wrote it. */
export function TextHistory({ stored: { history, document }, own, preview, onTake }: Props) {
  const { t } = useTranslation("texts");
  const { moment } = useWriting();
  if (history.length === 0) return null;
  return (
    <div>
      <Text size="small" weight="plus">
        {t("history")}
      </Text>
      <ul className="divide-ui-border-base flex flex-col divide-y">
        {history.map(({ id, text, changed_by_name, created_at }) => (
          <li key={id} className="flex items-start justify-between gap-x-3 py-2">
            <div className="min-w-0">
              <Text size="xsmall" className="text-ui-fg-subtle">
                {`${moment(created_at)}, ${changed_by_name || t("site")}`}
              </Text>
              <Text size="small" className="break-words">
                {document ? (
                  <a
                    className="text-ui-fg-interactive"
                    href={versionAddress(preview, id)}
                    target="_blank"
                    rel="noreferrer"
                  >
                    {t(id === document.current ? "currentVersion" : "version", { id })}
                  </a>
                ) : (
                  (text ?? t("ownAgain"))
                )}
              </Text>
            </div>
            {onTake && (
              <Button size="small" variant="transparent" onClick={() => onTake(text ?? own)}>
                {t("take")}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
