import { Button, Container, Heading, Text, usePrompt } from "@medusajs/ui";
import { useShared } from "../language";
import type { EditedRecord } from "./use-record";

type Props = { record: EditedRecord };

/** Asks before what is typed is lost. */
export function useDiscard() {
  const t = useShared();
  const prompt = usePrompt();
  return async ({ discard }: Pick<EditedRecord, "discard">) => {
    const agreed = await prompt({
      title: t("discardTitle"),
      description: t("discardText"),
      confirmText: t("discard"),
      cancelText: t("cancel"),
    });
    if (agreed) await discard();
  };
}

/** Stays where somebody else has saved the record meanwhile, until one chooses which version counts. */
export function StaleNotice({ record }: Props) {
  const t = useShared();
  const discard = useDiscard();
  const { isStale, both, busy } = record;
  if (!isStale && both === undefined) return null;
  return (
    <Container role="alert" className="flex flex-col gap-y-3 px-6 py-4">
      {isStale ? (
        <>
          <div>
            <Heading level="h2">{t("conflictTitle")}</Heading>
            <Text size="small" className="text-ui-fg-subtle">
              {t("conflictText")}
            </Text>
          </div>
          <div className="flex flex-wrap gap-2">
            <Button size="small" isLoading={busy} onClick={() => void record.join()}>
              {t("mine")}
            </Button>
            <Button size="small" variant="secondary" onClick={() => void discard(record)}>
              {t("theirs")}
            </Button>
          </div>
        </>
      ) : (
        <Text size="small">{both ? t("bothOnes", { count: both }) : t("merged")}</Text>
      )}
    </Container>
  );
}
