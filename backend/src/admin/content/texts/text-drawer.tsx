import { longestPageText, pageTextFault, type SiteLanguage } from "@landolt/forms";
import { Button, Drawer, Text, toast, usePrompt } from "@medusajs/ui";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { FormProvider, useForm, useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { ask, Refused } from "../../shared/api";
import { resolverOf } from "../../shared/forms/faults";
import { LongField } from "../../shared/forms/fields";
import { StoredRecord } from "../../shared/forms/stored-record";
import { useShared } from "../../shared/language";
import { OpenDrawer } from "../../shared/open-drawer";
import { RawRecord } from "../../shared/raw-record";
import { useAttempt } from "../../shared/use-attempt";
import { useMay } from "../../shared/use-may";
import { pathOf, type StoredText, textsKey } from "./api";
import { defaultText } from "./defaults";
import { TextHistory } from "./text-history";

type Props = {
  textKey: string;
  values: readonly string[];
  language: SiteLanguage;
  /** Address of the page with what is not published yet. */
  preview: string;
  onClose: () => void;
};

/** One text in one language: worded, looked at, published, taken back. */
export function TextDrawer({ textKey, language, onClose, ...rest }: Props) {
  const { t } = useTranslation("texts");
  return (
    <OpenDrawer title={t("edit")} description={t(`languages.${language}`)} onClose={onClose}>
      <StoredRecord<StoredText>
        queryKey={[...textsKey, textKey, language]}
        path={pathOf(textKey, language)}
      >
        {(stored) => <TextForm stored={stored} onClose={onClose} {...rest} />}
      </StoredRecord>
    </OpenDrawer>
  );
}

const schemaOf = (key: string) =>
  z.object({ words: z.string() }).superRefine(({ words }, context) => {
    const fault = pageTextFault(key, words);
    if (fault) context.addIssue({ code: "custom", path: ["words"], message: fault });
  });

const inBraces = (values: readonly string[]) => values.map((value) => `{${value}}`).join(", ");

type FormProps = Omit<Props, "textKey" | "language"> & { stored: StoredText };

function TextForm({ stored, values, preview, onClose }: FormProps) {
  const { t } = useTranslation("texts");
  const shared = useShared();
  const prompt = usePrompt();
  const queries = useQueryClient();
  const mayChange = useMay("content", "change");
  const { busy, attempt } = useAttempt();
  const { key, language, text, draft } = stored.text;
  const { document } = stored;
  const own = document?.own ?? defaultText(language, key);
  const initial = draft ?? text ?? own;
  const form = useForm<{ words: string }>({
    defaultValues: { words: initial },
    mode: "onChange",
    resolver: resolverOf(schemaOf(key), "texts:faults"),
  });
  const words = useWatch({ control: form.control, name: "words" });
  const setWords = (text: string) => form.setValue("words", text, { shouldValidate: true });
  const [isStale, setStale] = useState(false);
  const fault = pageTextFault(key, words);
  const changed = words.trim() !== initial;

  const save = (publish: boolean) =>
    attempt(async () => {
      const body = { text: words, publish, version: stored.version };
      let saved: StoredText;
      try {
        saved = await ask<StoredText>(pathOf(key, language), body);
      } catch (error) {
        if (!(error instanceof Refused && error.status === 409)) throw error;
        setStale(true);
        await queries.invalidateQueries({ queryKey: [...textsKey, key, language] });
        return;
      }
      setStale(false);
      queries.setQueryData([...textsKey, key, language], saved);
      await queries.invalidateQueries({ queryKey: textsKey, exact: true });
      toast.success(t(publish ? "published" : "kept"));
      if (publish) onClose();
    });
  const back = async () => {
    const agreed = await prompt({
      title: t("backTitle"),
      description: t("backText"),
      confirmText: t("back"),
      cancelText: shared("cancel"),
    });
    if (!agreed) return;
    await attempt(async () => {
      await ask(`${pathOf(key, language)}?version=${stored.version}`, undefined, "DELETE");
      await queries.invalidateQueries({ queryKey: textsKey });
      toast.success(t("isBack"));
      onClose();
    });
  };
  return (
    <>
      <Drawer.Body className="flex flex-col gap-y-5 overflow-y-auto">
        <FormProvider {...form}>
          <LongField
            path="words"
            label={t("words")}
            hint={[
              ...(document ? [t("markdown")] : []),
              values.length > 0 ? t("values", { values: inBraces(values) }) : t("plain"),
            ].join(" ")}
            rows={Math.min(document ? 30 : 12, Math.max(3, Math.ceil(words.length / 45)))}
            readOnly={!mayChange}
            maxLength={longestPageText(key)}
          />
        </FormProvider>
        {isStale && (
          <div role="alert">
            <Text size="small" weight="plus">
              {t("stale")}
            </Text>
            <Text size="small" className="text-ui-fg-subtle break-words">
              {initial}
            </Text>
          </div>
        )}
        {document && document.missing.length > 0 && (
          <Text size="small" role="note">
            {t("missing", { values: inBraces(document.missing) })}
          </Text>
        )}
        {initial !== own && !document && (
          <div>
            <Text size="small" weight="plus">
              {t("own")}
            </Text>
            <Text size="small" className="text-ui-fg-subtle">
              {own}
            </Text>
          </div>
        )}
        <TextHistory
          stored={stored}
          own={own}
          preview={preview}
          onTake={mayChange ? setWords : undefined}
        />
        <div className="flex flex-wrap gap-2">
          {mayChange && (text !== null || draft !== null) && (
            <Button size="small" variant="secondary" onClick={() => void back()}>
              {t("back")}
            </Button>
          )}
          <RawRecord record={stored} />
        </div>
      </Drawer.Body>
      {mayChange && (
        <Drawer.Footer className="flex-wrap">
          {draft !== null && !changed ? (
            <Button variant="secondary" asChild>
              <a href={preview} target="_blank" rel="noreferrer">
                {t("preview")}
              </a>
            </Button>
          ) : (
            <Button
              variant="secondary"
              disabled={!changed || fault !== undefined}
              isLoading={busy}
              onClick={() => void save(false)}
            >
              {t("keep")}
            </Button>
          )}
          <Button
            disabled={fault !== undefined || words.trim() === (text ?? own)}
            isLoading={busy}
            onClick={() => void save(true)}
          >
            {t("publish")}
          </Button>
        </Drawer.Footer>
      )}
    </>
  );
}
