/** The roles by name, and who may do what somebody may not, in the words of people. */
import { inAll, type SiteLanguage, siteLanguages } from "@landolt/forms";
import type { MedusaContainer } from "@medusajs/framework/types";
import { may, ownerRole, type Permission } from "../modules/staff/permissions";
import type { Role } from "../modules/staff/service";
import { staffOf } from "./actor";

/** The roles that every shop begins with; others have the title that staff gave them. */
const names = inAll<Record<string, string>>({
  en: { owner: "Owner", optician: "Optician", sales: "Sales", "read-only": "Read only" },
  fr: {
    owner: "Propriétaire",
    optician: "Opticien",
    sales: "Vente",
    "read-only": "Lecture seule",
  },
  de: { owner: "Inhaber", optician: "Optiker", sales: "Verkauf", "read-only": "Nur lesen" },
});

export const roleName = (language: SiteLanguage, { id, title }: Pick<Role, "id" | "title">) =>
  names[language][id] ?? title;

const refusals = inAll<(own: string, allowed: string) => string>({
  en: (own, allowed) => `Your role (${own}) does not allow this. It is allowed for: ${allowed}.`,
  fr: (own, allowed) =>
    `Votre rôle (${own}) ne vous permet pas cette action. Rôles autorisés : ${allowed}.`,
  de: (own, allowed) => `Ihre Rolle (${own}) erlaubt das nicht. Erlaubt ist es für: ${allowed}.`,
});

/** The language in which the dashboard is read, from the cookie that it keeps; English for other programs. */
export const dashboardLanguage = (cookies: unknown): SiteLanguage => {
  const chosen =
    typeof cookies === "object" && cookies !== null && "lng" in cookies ? cookies.lng : undefined;
  return siteLanguages.find((language) => `${chosen}`.startsWith(language)) ?? "en";
};

/** Why something is refused, with the roles that may. @param needed undefined for what is the owners' alone */
export async function refusalFor(
  container: MedusaContainer,
  role: string,
  needed: Permission | undefined,
  language: SiteLanguage,
): Promise<string> {
  const roles = await staffOf(container).roles();
  const allowed = roles.filter(
    ({ id, permissions }) =>
      id === ownerRole || (needed && may({ role: id, permissions }, needed.area, needed.action)),
  );
  const nameOf = (one: Pick<Role, "id" | "title">) => roleName(language, one);
  const own = roles.find(({ id }) => id === role) ?? { id: role, title: role };
  return refusals[language](nameOf(own), allowed.map(nameOf).join(", "));
}
