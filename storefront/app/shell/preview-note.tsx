import { useTranslations } from "use-intl";
import { Container } from "../design/layout.tsx";

/** Keeps a preview from being taken for the page that everybody sees. */
export function PreviewNote() {
  const t = useTranslations("general");
  return (
    <Container className="border-b border-line py-3 text-small font-semibold">
      <p role="note">{t("preview")}</p>
    </Container>
  );
}
