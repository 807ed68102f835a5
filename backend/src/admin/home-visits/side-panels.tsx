import { Button, Text, toast, usePrompt } from "@medusajs/ui";
import { useQueryClient } from "@tanstack/react-query";
import { FormProvider, useForm, useWatch } from "react-hook-form";
import { ask } from "../shared/api";
import { Fields, LongField } from "../shared/forms/fields";
import { Section } from "../shared/section";
import { useMay } from "../shared/use-may";
import { type RequestDetails, requestKey, requestsKey } from "./api";
import { useFormats, useTexts } from "./language";
import { useStep } from "./steps";

type Props = { request: RequestDetails };

export function NotesPanel({ request }: Props) {
  const t = useTexts();
  const { moment } = useFormats(request.time_zone);
  const { busy, take } = useStep(request.id);
  const form = useForm({ defaultValues: { text: "" } });
  const text = useWatch({ control: form.control, name: "text" });
  const mayAdd = useMay("health-notes", "change");
  const add = form.handleSubmit(async (note) => {
    if (await take("note", note)) form.reset();
  });
  return (
    <Section title={t("notes")}>
      {request.notes?.map((note) => (
        <div key={`${note.created_at}${note.text}`}>
          <Text size="small" className="whitespace-pre-line">
            {note.text}
          </Text>
          <Text size="xsmall" className="text-ui-fg-subtle">
            {`${note.author_name}, ${moment(note.created_at)}`}
          </Text>
        </div>
      ))}
      {mayAdd && (
        <FormProvider {...form}>
          <Fields>
            <LongField path="text" label={t("note")} rows={2} maxLength={4000} />
          </Fields>
          <Button
            size="small"
            variant="secondary"
            className="w-fit"
            isLoading={busy}
            disabled={text.trim() === ""}
            onClick={() => void add()}
          >
            {t("addNote")}
          </Button>
        </FormProvider>
      )}
    </Section>
  );
}

export function HistoryPanel({ request }: Props) {
  const t = useTexts();
  const { moment } = useFormats(request.time_zone);
  return (
    <Section title={t("history")}>
      <ol className="flex flex-col gap-y-3">
        {request.events.toReversed().map((event) => (
          <li key={`${event.at}${event.action}`}>
            <Text size="small" weight="plus">
              {t(`events.${event.action}`)}
              {event.visit_at && `: ${moment(event.visit_at)}`}
            </Text>
            {event.why && (
              <Text size="small" className="whitespace-pre-line">
                {event.why}
              </Text>
            )}
            <Text size="xsmall" className="text-ui-fg-subtle">
              {`${event.actor_kind === "staff" ? event.actor_name : t(`actors.${event.actor_kind}`)}, ${moment(event.at)}`}
            </Text>
          </li>
        ))}
      </ol>
    </Section>
  );
}

/** What the law gives the person: a copy of everything, and erasure. */
export function DataPanel({ request }: Props) {
  const t = useTexts();
  const queries = useQueryClient();
  const mayErase = useMay("health-notes", "change");
  const path = `home-service-requests/${request.id}/person`;
  const prompt = usePrompt();
  const erase = async () => {
    const agreed = await prompt({
      ...{ title: t("eraseTitle"), description: t("eraseText") },
      ...{ confirmText: t("erasePerson"), cancelText: t("close") },
    });
    if (!agreed) return;
    try {
      await ask(path, undefined, "DELETE");
      await queries.invalidateQueries({ queryKey: requestKey(request.id) });
      await queries.invalidateQueries({ queryKey: requestsKey });
    } catch {
      toast.error(t("failed"));
    }
  };
  return (
    <Section title={t("data")}>
      <div className="flex gap-x-2">
        <Button size="small" variant="secondary" asChild>
          <a href={`/admin/${path}`} download>
            {t("exportPerson")}
          </a>
        </Button>
        {mayErase && (
          <Button
            size="small"
            variant="danger"
            disabled={request.erased_at !== null}
            onClick={() => void erase()}
          >
            {t("erasePerson")}
          </Button>
        )}
      </div>
    </Section>
  );
}
