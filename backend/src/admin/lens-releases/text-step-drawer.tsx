import { Button, Drawer } from "@medusajs/ui";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { resolverOf } from "../shared/forms/faults";
import { LongField } from "../shared/forms/fields";
import { Form } from "../shared/forms/form";
import { languageName, useShared } from "../shared/language";
import { OpenDrawer } from "../shared/open-drawer";
import type { Waiting } from "./api";
import { useDecision } from "./use-decision";

export type TextStep = "ask" | "refuse";

const schema = z.object({ text: z.string().trim().min(1) });

/** What is written to the customer: a question, or why the lenses are refused. */
export function TextStepDrawer({
  order,
  step,
  onClose,
}: {
  order: Waiting;
  step: TextStep;
  onClose: () => void;
}) {
  const { t } = useTranslation("lensReleases");
  const shared = useShared();
  const { busy, decide } = useDecision(order);
  const form = useForm({ defaultValues: { text: "" }, resolver: resolverOf(schema) });
  const submit = form.handleSubmit(async ({ text }) => {
    if (await decide(step, text)) onClose();
  });
  return (
    <OpenDrawer title={`${t(step)}: ${t("order", { number: order.number })}`} onClose={onClose}>
      <Form form={form} save={submit} className="flex flex-1 flex-col">
        <Drawer.Body className="flex flex-1 flex-col gap-y-4">
          <Drawer.Description>
            {t(`explain.${step}`, { language: languageName(order.language) })}
          </Drawer.Description>
          <LongField
            path="text"
            label={t(`text.${step}`)}
            rows={6}
            maxLength={1000}
            aria-required
          />
        </Drawer.Body>
        <Drawer.Footer>
          <Button type="button" variant="secondary" onClick={onClose}>
            {shared("cancel")}
          </Button>
          <Button type="submit" variant={step === "refuse" ? "danger" : "primary"} isLoading={busy}>
            {t(step)}
          </Button>
        </Drawer.Footer>
      </Form>
    </OpenDrawer>
  );
}
