import { Button, Drawer } from "@medusajs/ui";
import { FormProvider, useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { resolverOf } from "../shared/forms/faults";
import { LongField } from "../shared/forms/fields";
import { useShared } from "../shared/language";
import { useReturnFocus } from "../shared/use-return-focus";
import type { Waiting } from "./api";
import { useDecision } from "./use-decision";

export type TextStep = "ask" | "refuse";

const schema = z.object({ text: z.string().trim().min(1) });

const languageNames = { en: "English", fr: "Français", de: "Deutsch" };

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
  const focus = useReturnFocus();
  const { busy, decide } = useDecision(order);
  const form = useForm({ defaultValues: { text: "" }, resolver: resolverOf(schema) });
  const submit = form.handleSubmit(async ({ text }) => {
    if (await decide(step, text)) onClose();
  });
  return (
    <Drawer open onOpenChange={(open) => !open && onClose()}>
      <Drawer.Content {...focus}>
        <Drawer.Header>
          <Drawer.Title>{`${t(step)}: ${t("order", { number: order.number })}`}</Drawer.Title>
        </Drawer.Header>
        <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-1 flex-col">
          <FormProvider {...form}>
            <Drawer.Body className="flex flex-1 flex-col gap-y-4">
              <Drawer.Description>
                {t(`explain.${step}`, { language: languageNames[order.language] })}
              </Drawer.Description>
              <LongField
                path="text"
                label={t(`text.${step}`)}
                rows={6}
                maxLength={1000}
                aria-required
              />
            </Drawer.Body>
          </FormProvider>
          <Drawer.Footer>
            <Button type="button" variant="secondary" onClick={onClose}>
              {shared("cancel")}
            </Button>
            <Button
              type="submit"
              variant={step === "refuse" ? "danger" : "primary"}
              isLoading={busy}
            >
              {t(step)}
            </Button>
          </Drawer.Footer>
        </form>
      </Drawer.Content>
    </Drawer>
  );
}
