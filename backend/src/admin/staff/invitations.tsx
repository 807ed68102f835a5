import type { SiteLanguage } from "@landolt/forms";
import { ArrowPath, Trash } from "@medusajs/icons";
import { Button, Text, toast } from "@medusajs/ui";
import { useQueryClient } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { z } from "zod";
import { ask, Refused } from "../shared/api";
import { RowButton } from "../shared/entries";
import { resolverOf } from "../shared/forms/faults";
import { Fields, SelectField, TextField } from "../shared/forms/fields";
import { Form } from "../shared/forms/form";
import { LanguageField } from "../shared/forms/language-field";
import { useSiteLanguage, useWriting } from "../shared/language";
import { RecordsTable } from "../shared/records-table";
import { useAttempt } from "../shared/use-attempt";
import { useRead } from "../shared/use-read";
import { leastRole, type Role } from "./api";
import { useTexts } from "./language";
import { useRoleName } from "./people-table";

type Wanted = { email: string; role: string; language: SiteLanguage };

type Invite = {
  id: string;
  email: string;
  accepted: boolean;
  expires_at: string;
  metadata: { role?: string; language?: SiteLanguage } | null;
};

const path = "invites";
const queryKey = [path];
const schema = z.object({ email: z.email({ error: "wrong" }) });

/** Who is invited, with the role that is waiting; the mail goes out in the invited person's language. */
export function Invitations({ roles }: { roles: readonly Role[] }) {
  const t = useTexts();
  const nameOfRole = useRoleName();
  const { day } = useWriting();
  const queries = useQueryClient();
  const { busy, attempt } = useAttempt();
  const empty: Wanted = { email: "", role: leastRole, language: useSiteLanguage() };
  const form = useForm<Wanted>({ defaultValues: empty, resolver: resolverOf(schema) });
  const { data } = useRead<{ invites: Invite[] }>(queryKey, `${path}?limit=100&order=-created_at`);
  const waiting = data?.invites.filter(({ accepted }) => !accepted) ?? [];
  const after = async (text: string) => {
    toast.success(text);
    await queries.invalidateQueries({ queryKey });
  };
  const invite = form.handleSubmit(({ email, ...metadata }) =>
    attempt(async () => {
      try {
        await ask(path, { email, metadata });
      } catch (error) {
        if (!(error instanceof Refused && error.status === 400)) throw error;
        form.setError("email", { message: "staff:invitedAlready" });
        return;
      }
      form.reset({ ...empty, language: metadata.language });
      await after(t("invited", { email }));
    }),
  );
  const sendAgain = ({ id, email }: Invite) =>
    attempt(async () => {
      await ask(`${path}/${id}/resend`, {});
      await after(t("invited", { email }));
    });
  const revoke = ({ id, email }: Invite) =>
    attempt(async () => {
      await ask(`${path}/${id}`, undefined, "DELETE");
      await after(t("revoked", { email }));
    });
  const roleOf = ({ metadata }: Invite) => {
    const role = roles.find(({ id }) => id === (metadata?.role ?? leastRole));
    return role ? nameOfRole(role) : "";
  };
  return (
    <>
      <Form form={form} save={invite} className="flex flex-col gap-y-3 px-6 py-4">
        <Fields>
          <TextField path="email" label={t("email")} type="email" />
          <SelectField
            path="role"
            label={t("role")}
            choices={roles.map((role) => ({ value: role.id, label: nameOfRole(role) }))}
          />
          <LanguageField path="language" label={t("language")} />
        </Fields>
        <Button size="small" type="submit" isLoading={busy} className="self-start">
          {t("invite")}
        </Button>
      </Form>
      {waiting.length === 0 ? (
        <Text size="small" className="text-ui-fg-subtle px-6 py-4">
          {t("nobodyInvited")}
        </Text>
      ) : (
        <RecordsTable
          rows={waiting}
          columns={[
            { head: t("person"), cell: ({ email }) => email },
            { head: t("role"), cell: roleOf },
            { head: t("until"), cell: ({ expires_at }) => day(expires_at) },
            {
              right: true,
              cell: (one) => (
                <>
                  <RowButton
                    label={t("sendAgain", { email: one.email })}
                    onClick={() => void sendAgain(one)}
                  >
                    <ArrowPath />
                  </RowButton>
                  <RowButton
                    label={t("revoke", { email: one.email })}
                    onClick={() => void revoke(one)}
                  >
                    <Trash />
                  </RowButton>
                </>
              ),
            },
          ]}
        />
      )}
    </>
  );
}
