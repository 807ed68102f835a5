import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework";
import { Modules } from "@medusajs/framework/utils";
import { invitationTexts, notice, sendMail } from "../mails";
import { profileOf } from "../modules/business-profile";
import { leastRole } from "../modules/staff/permissions";
import { languageIn, roleIn, roleName, staffOf } from "../people";
import { environment } from "../platform/environment";
import { digestFor } from "../platform/signed-token";

const digest = digestFor("invitation");

/** Sends an invitation, and a renewed one again. The link is not kept: colleagues read what is. */
export default async function invited({ event, container }: SubscriberArgs<{ id: string }>) {
  const { id } = event.data;
  const [invite] = await container.resolve(Modules.USER).listInvites({ id }, { take: 1 });
  if (!invite || invite.accepted) return;
  const language = languageIn(invite.metadata) ?? (await profileOf(container)).staffLanguage;
  const texts = invitationTexts[language];
  const roles = await staffOf(container).roles();
  const least = roles.find((role) => role.id === leastRole);
  const role = roles.find((role) => role.id === roleIn(invite.metadata)) ?? least;
  const address = new URL("/app/invite", environment().BACKEND_URL);
  address.searchParams.set("token", invite.token);
  address.searchParams.set("language", language);
  // A renewed invitation has another token.
  const token = digest(invite.token);
  await sendMail(container, {
    to: invite.email,
    language,
    template: "invitation",
    idempotencyKey: `invitation:${id}:${token}`,
    resource: { type: "invite", id },
    keepsContent: false,
    content: (context) =>
      notice(
        {
          subject: texts.subject(context.business.name),
          paragraphs: [texts.text(context.business.name), texts.choose, texts.keep],
          facts: [
            { label: texts.role, value: role ? roleName(language, role) : "" },
            { label: texts.until, value: context.date(new Date(invite.expires_at)) },
          ],
          link: { label: texts.label, address: address.href },
        },
        context,
      ),
  });
}

export const config: SubscriberConfig = { event: ["invite.created", "invite.resent"] };
