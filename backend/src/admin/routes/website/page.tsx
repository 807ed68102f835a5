import { legalPageOf, pagesWithTexts, type SiteLanguage, siteLanguages } from "@landolt/forms";
import { defineRouteConfig } from "@medusajs/admin-sdk";
import { GlobeEurope } from "@medusajs/icons";
import { Badge, Button, Container, Heading, Text } from "@medusajs/ui";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { type ListedTexts, previewAddress, textsKey } from "../../content/texts/api";
import { defaultText } from "../../content/texts/defaults";
import { TextDrawer } from "../../content/texts/text-drawer";
import { useSiteLanguage } from "../../shared/language";
import { PageHead } from "../../shared/page-head";
import { RawRecord } from "../../shared/raw-record";
import { ReadFailure } from "../../shared/read-failure";
import { usePageRead } from "../../shared/use-read";

type Open = { key: string; values: readonly string[]; path: string };

/** The texts of the pages, as staff edit them. */
export default function TextsPage() {
  const { t } = useTranslation("texts");
  const ownLanguage = useSiteLanguage();
  const [chosen, setChosen] = useState<SiteLanguage>();
  const [open, setOpen] = useState<Open>();
  const language = chosen ?? ownLanguage;
  const { data, error } = usePageRead<ListedTexts>(textsKey, "texts");
  return (
    <div className="flex flex-col gap-y-3">
      <PageHead title={t("title")} subtitle={t("subtitle")}>
        {data && <RawRecord record={data.texts} />}
        {siteLanguages.map((each) => (
          <Button
            key={each}
            size="small"
            variant={each === language ? "primary" : "secondary"}
            aria-pressed={each === language}
            onClick={() => setChosen(each)}
          >
            {t(`languages.${each}`)}
          </Button>
        ))}
      </PageHead>
      <ReadFailure error={error} />
      {data &&
        pagesWithTexts.map(({ path, texts }) => (
          <Container key={path} className="divide-y p-0">
            <div className="flex flex-wrap items-center justify-between gap-3 px-6 py-4">
              <Heading level="h2">{t(`pages.${path}`)}</Heading>
              <Button size="small" variant="secondary" asChild>
                <a
                  href={previewAddress(data.preview, path, language)}
                  target="_blank"
                  rel="noreferrer"
                >
                  {t("preview")}
                </a>
              </Button>
            </div>
            {texts.map(([key, values]) => (
              <TextRow
                key={key}
                shown={legalPageOf(key) ? t("document") : defaultText(language, key)}
                missing={data.missing[`${key}.${language}`] ?? []}
                own={data.texts.find((each) => each.id === `${key}.${language}`)}
                onOpen={() => setOpen({ key, values, path })}
              />
            ))}
          </Container>
        ))}
      {open && data && (
        <TextDrawer
          textKey={open.key}
          values={open.values}
          language={language}
          preview={previewAddress(data.preview, open.path, language)}
          onClose={() => setOpen(undefined)}
        />
      )}
    </div>
  );
}

type RowProps = {
  /** The site's own text, or what stands for a whole page. */
  shown: string;
  missing: readonly string[];
  own: ListedTexts["texts"][number] | undefined;
  onOpen: () => void;
};

function TextRow({ shown, missing, own, onOpen }: RowProps) {
  const { t } = useTranslation("texts");
  const isDocument = own !== undefined && legalPageOf(own.key) !== undefined;
  const text = isDocument ? shown : (own?.draft ?? own?.text ?? shown);
  return (
    <button
      type="button"
      className="hover:bg-ui-bg-base-hover flex w-full items-start justify-between gap-x-4 px-6 py-3 text-left"
      onClick={onOpen}
    >
      <Text size="small" className="min-w-0 break-words">
        {text}
        {missing.length > 0 && (
          <span className="text-ui-fg-error block">
            {t("missing", { values: missing.map((name) => `{${name}}`).join(", ") })}
          </span>
        )}
      </Text>
      {own?.draft != null ? (
        <Badge size="2xsmall" color="orange">
          {t("draft")}
        </Badge>
      ) : (
        own?.text != null && (
          <Badge size="2xsmall" color="blue">
            {t("ours")}
          </Badge>
        )
      )}
    </button>
  );
}

export const config = defineRouteConfig({
  label: "website",
  translationNs: "menu",
  icon: GlobeEurope,
});
