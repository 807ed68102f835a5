import { Button, Drawer, toast } from "@medusajs/ui";
import { useQueryClient } from "@tanstack/react-query";
import { FormProvider, useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { ask } from "../shared/api";
import { resolverOf } from "../shared/forms/faults";
import { FaultAt, Fields, SwitchField, TextField } from "../shared/forms/fields";
import { useShared } from "../shared/language";
import { useAttempt } from "../shared/use-attempt";
import { useReturnFocus } from "../shared/use-return-focus";
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
  const focus = useReturnFocus();
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
    <Drawer open onOpenChange={(open) => !open && onClose()}>
      <Drawer.Content {...focus}>
        <Drawer.Header>
          <Drawer.Title>{t("addPerson")}</Drawer.Title>
        </Drawer.Header>
        <Drawer.Body>
          <FormProvider {...form}>
            <form
              id="add-person"
              noValidate
              className="flex flex-col gap-y-4"
              onSubmit={(event) => void save(event)}
            >
              <Fields>
                <TextField path="name" label={t("name")} hint={t("nameHint")} maxLength={60} />
              </Fields>
              <SwitchField path="consent" label={t("consent")} hint={t("consentHint")} />
              <FaultAt path="consent" />
            </form>
          </FormProvider>
        </Drawer.Body>
        <Drawer.Footer>
          <Button size="small" variant="secondary" onClick={onClose}>
            {shared("cancel")}
          </Button>
          <Button size="small" type="submit" form="add-person" isLoading={busy}>
            {shared("save")}
          </Button>
        </Drawer.Footer>
      </Drawer.Content>
    </Drawer>
  );
}
