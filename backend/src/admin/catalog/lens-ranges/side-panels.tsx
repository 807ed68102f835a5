import { localeOf } from "@landolt/forms";
import { describeRange, type ParameterRange, summariseRange } from "@landolt/optics";
import { Badge, Button, Text } from "@medusajs/ui";
import { useSiteLanguage } from "../../shared/language";
import { Section } from "../../shared/section";
import type { StoredRange } from "./api";
import { useTexts } from "./language";
import { OriginLine } from "./origin";

export function Summary({ range }: { range: ParameterRange | undefined }) {
  const t = useTexts();
  const language = useSiteLanguage();
  return (
    <Section title={t("summary")}>
      {range === undefined ? (
        <Text size="small" className="text-ui-fg-subtle">
          {t("summaryEmpty")}
        </Text>
      ) : (
        <>
          <ul className="flex flex-col gap-y-1">
            {summariseRange(range, language).map((line) => (
              <li key={line} className="txt-small text-ui-fg-base tabular-nums">
                {line}
              </li>
            ))}
          </ul>
          <Text size="xsmall" className="text-ui-fg-subtle">
            {`${t("combinationsAre")} ${describeRange(range).combinations.toLocaleString(language)}`}
          </Text>
        </>
      )}
    </Section>
  );
}

type HistoryProps = {
  history: StoredRange["history"];
  /** Left out for those who may only read. */
  onRestore: ((version: StoredRange["history"][number]) => void) | undefined;
};

/** Who changed what when; an old version can be taken into the form and saved as a new one. */
export function History({ history, onRestore }: HistoryProps) {
  const t = useTexts();
  const language = useSiteLanguage();
  const time = new Intl.DateTimeFormat(localeOf(language), {
    dateStyle: "medium",
    timeStyle: "short",
  });
  return (
    <Section title={t("history")}>
      <ol className="flex flex-col gap-y-3">
        {history.map((each, index) => (
          <li key={each.version} className="flex items-start justify-between gap-x-3">
            <div className="min-w-0">
              <div className="flex items-center gap-x-2">
                <Text size="small" weight="plus">{`${t("version")} ${each.version}`}</Text>
                {index === 0 && (
                  <Badge size="2xsmall" color="green">
                    {t("current")}
                  </Badge>
                )}
              </div>
              <Text size="xsmall" className="text-ui-fg-subtle truncate">
                {`${time.format(new Date(each.changed_at))}, ${each.changed_by ?? t("demo")}`}
              </Text>
              <OriginLine {...each} />
            </div>
            {onRestore && index > 0 && (
              <Button
                type="button"
                size="small"
                variant="transparent"
                onClick={() => onRestore(each)}
              >
                {t("restore")}
              </Button>
            )}
          </li>
        ))}
      </ol>
    </Section>
  );
}
