import { toast } from "@medusajs/ui";
import { useQueryClient } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { ask } from "../shared/api";
import { resolverOf } from "../shared/forms/faults";
import { FaultAt, Fields, SwitchField, TextField } from "../shared/forms/fields";
import { useShared } from "../shared/language";
import { FormDrawer } from "../shared/open-drawer";
import { useAttempt } from "../shared/use-attempt";
import { peopleKey, peoplePath } from "./api";

const schema = z.object({
  name: z.string().trim().min(1).max(60),
  consent: z.boolean().refine((given) => given, { error: "required" }),
});

/** Adds somebody whose prescriptions the account keeps, with the consent that was given in the store. */
export function PersonDrawer(props: { customerId: string; onClose: () => void }) {
  const { customerId, onClose } = props;
  const { t } = useTranslation("prescriptions");
  const shared = useShared();
  const queries = useQueryClient();
  const { busy, attempt } = useAttempt();
  const form = useForm({
    defaultValues: { name: "", consent: false },
    resolver: resolverOf<{ name: string; consent: boolean }>(schema),
  });
  const save = form.handleSubmit((person) =>
    attempt(async () => {
      await ask(peoplePath(customerId), person);
      await queries.invalidateQueries({ queryKey: peopleKey(customerId) });
      toast.success(shared("saved"));
      onClose();
    }),
  );
  return (
    <FormDrawer title={t("addPerson")} form={form} save={save} busy={busy} onClose={onClose}>
      <Fields>
        <TextField path="name" label={t("name")} hint={t("nameHint")} maxLength={60} />
      </Fields>
      <SwitchField path="consent" label={t("consent")} hint={t("consentHint")} />
      <FaultAt path="consent" />
    </FormDrawer>
  );
}
