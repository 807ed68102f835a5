import { useTranslations } from "use-intl";
import { ButtonLink } from "#app/design/button.tsx";
import { Container } from "#app/design/layout.tsx";
import { useHref } from "#app/language/use-language.ts";

interface TrayProps {
  /** Those that lie on it. */
  frames: { handle: string; title: string; brand: string }[];
}

/** What lies on the tray, and the two ways of trying it on. Nothing while the tray is empty. */
export function Tray({ frames }: TrayProps) {
  const t = useTranslations("tray");
  if (frames.length === 0) return null;
  return (
    <Container className="pb-12">
      <section aria-labelledby="tray-title" className="border-y border-line py-8">
        <h2 id="tray-title" className="text-2">
          {t("title", { count: frames.length })}
        </h2>
        <p role="status" className="mt-2 max-w-measure text-quiet">
          {frames.map(({ title, brand }) => [brand, title].filter(Boolean).join(" ")).join(", ")}
        </p>
        <WaysToTryOn />
      </section>
    </Container>
  );
}

/** At home, or in the store. */
export function WaysToTryOn() {
  const t = useTranslations("tray");
  const address = useHref();
  return (
    <p className="mt-6 flex flex-wrap gap-4">
      <ButtonLink to={address("/homeservice")}>{t("atHome")}</ButtonLink>
      <ButtonLink look="quiet" to={address("/contact")}>
        {t("inStore")}
      </ButtonLink>
    </p>
  );
}
