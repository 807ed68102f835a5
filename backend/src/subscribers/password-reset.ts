import { randomUUID } from "node:crypto";
import { prefixOf, type SiteLanguage, siteLanguages } from "@landolt/forms";
import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework";
import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { newPasswordTexts, notice, sendMail } from "../mails";
import { profileOf } from "../modules/business-profile";
import { languageIn, languageOfCustomer } from "../people";
import { environment } from "../platform/environment";
import { seal } from "../platform/signed-token";

type Asked = { entity_id: string; actor_type: string; token: string; metadata?: unknown };

/** Whose account it is, in which language that person is written to, and where the password is set. */
type Account = { id: string; language: SiteLanguage; address: string };

async function ofStaff(
  container: MedusaContainer,
  { entity_id: email, token }: Asked,
): Promise<Account | undefined> {
  const [user] = await container.resolve(Modules.USER).listUsers({ email }, { take: 1 });
  if (!user) return undefined;
  const address = new URL("/app/reset-password", environment().BACKEND_URL);
  address.searchParams.set("token", token);
  const language = languageIn(user.metadata) ?? (await profileOf(container)).staffLanguage;
  return { id: user.id, language, address: address.href };
}

/** The token names the account by its address, and web addresses hold nothing about a person: so it is sealed. */
async function ofCustomer(
  container: MedusaContainer,
  { entity_id, token, metadata }: Asked,
): Promise<Account | undefined> {
  const [identity] = await container
    .resolve(Modules.AUTH)
    .listAuthIdentities({ provider_identities: { entity_id, provider: "emailpass" } }, { take: 1 });
  const id = identity?.app_metadata?.customer_id;
  if (typeof id !== "string") return undefined;
  const [customer] = await container.resolve(Modules.CUSTOMER).listCustomers({ id }, { take: 1 });
  if (!customer) return undefined;
  const known = await languageOfCustomer(container, customer);
  const language = known ?? languageIn(metadata) ?? siteLanguages[0];
  const path = `${prefixOf(language)}/new-password/${seal("new-password", token)}`;
  return { id, language, address: environment().SHOP_URL + path };
}

/** Sends somebody the way to a new password. The link is in the mail and nowhere else. */
export default async function passwordReset({ event, container }: SubscriberArgs<Asked>) {
  const { entity_id: email, actor_type } = event.data;
  const actor = actor_type === "user" ? "user" : "customer";
  const account = await (actor === "user" ? ofStaff : ofCustomer)(container, event.data);
  if (!account) return;
  const { id, language, address } = account;
  const { subject, text } = newPasswordTexts[actor][language];
  const { label, keep } = newPasswordTexts.link[language];
  await sendMail(container, {
    to: email,
    language,
    template: "new-password",
    idempotencyKey: `new-password:${randomUUID()}`,
    resource: { type: actor, id },
    keepsContent: false,
    content: (context) =>
      notice({ subject, paragraphs: [text, keep], link: { label, address } }, context),
  });
}

export const config: SubscriberConfig = { event: "auth.password_reset" };
