import { Button, Drawer, Text, toast, usePrompt } from "@medusajs/ui";
import { useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useShared, useWriting } from "../shared/language";
import { OpenDrawer } from "../shared/open-drawer";
import { RawRecord } from "../shared/raw-record";
import { useMay } from "../shared/use-may";
import { type Mail, mailsKey } from "./api";

/** One mail as its reader sees it, and a way to send it once more. */
export function MailDrawer({ mail, onClose }: { mail: Mail; onClose: () => void }) {
  const { t } = useTranslation("outbox");
  const shared = useShared();
  const { moment } = useWriting();
  const prompt = usePrompt();
  const queries = useQueryClient();
  const maySend = useMay("mails", "change");
  const { id, to, subject } = mail;
  const resend = async () => {
    const agreed = await prompt({
      title: t("resendTitle"),
      description: t("resendText", { to, subject }),
      confirmText: t("resend"),
      cancelText: shared("cancel"),
      variant: "confirmation",
    });
    if (!agreed) return;
    // An answer without a body, which `ask` would not read.
    const { ok } = await fetch(`/admin/mails/${id}/resend`, {
      method: "POST",
      credentials: "include",
    });
    if (ok) toast.success(t("resent"));
    else toast.error(t("refused"));
    await queries.invalidateQueries({ queryKey: mailsKey });
  };
  return (
    <OpenDrawer
      title={subject || t("mail")}
      description={`${to}, ${moment(mail.created_at)}`}
      onClose={onClose}
    >
      <Drawer.Body className="flex flex-col gap-y-2 p-0">
        {subject === "" ? (
          <Text className="text-ui-fg-subtle p-6">{t("notKept")}</Text>
        ) : (
          <iframe
            // The mail runs nothing and reaches nothing, whatever stands in it. Its keys are heard here.
            sandbox="allow-same-origin"
            onLoad={({ currentTarget }) =>
              currentTarget.contentDocument?.addEventListener("keydown", ({ key }) => {
                if (key === "Escape") onClose();
              })
            }
            src={`/admin/mails/${id}/preview`}
            title={t("previewOf", { subject })}
            className="h-full w-full flex-1 border-0 bg-white"
          />
        )}
      </Drawer.Body>
      <Drawer.Footer>
        <RawRecord record={mail} />
        {maySend && (
          <Button size="small" disabled={subject === ""} onClick={() => void resend()}>
            {t("resend")}
          </Button>
        )}
      </Drawer.Footer>
    </OpenDrawer>
  );
}
