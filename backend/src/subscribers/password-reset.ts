import { randomUUID } from "node:crypto";
import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework";
import { Modules } from "@medusajs/framework/utils";
import { newPasswordTexts, notice, sendMail } from "../mails";
import { profileOf } from "../modules/business-profile";
import { environment } from "../platform/environment";

type Asked = { entity_id: string; actor_type: string; token: string };

/** Sends a member of staff the way to a new password. The link is in the mail and nowhere else. */
export default async function passwordReset({ event, container }: SubscriberArgs<Asked>) {
  const { entity_id: email, actor_type, token } = event.data;
  if (actor_type !== "user") return;
  const [user] = await container.resolve(Modules.USER).listUsers({ email }, { take: 1 });
  if (!user) return;
  const language = (await profileOf(container)).staffLanguage;
  const texts = newPasswordTexts[language];
  const address = new URL("/app/reset-password", environment().BACKEND_URL);
  address.searchParams.set("token", token);
  await sendMail(container, {
    to: email,
    language,
    template: "new-password",
    idempotencyKey: `new-password:${randomUUID()}`,
    resource: { type: "user", id: user.id },
    keepsContent: false,
    content: (context) =>
      notice(
        {
          subject: texts.subject,
          paragraphs: [texts.text, texts.keep],
          link: { label: texts.label, address: address.href },
        },
        context,
      ),
  });
}

export const config: SubscriberConfig = { event: "auth.password_reset" };
