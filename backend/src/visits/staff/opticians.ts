import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { notFoundError } from "../../platform/errors";

/**
 * A member of staff, with the name that customers and colleagues read.
 * @throws MedusaError `not_found`
 */
export async function staffMember(container: MedusaContainer, id: string) {
  const [user] = await container.resolve(Modules.USER).listUsers({ id }, { take: 1 });
  if (!user) throw notFoundError("There is no such member of staff");
  const name = [user.first_name, user.last_name].filter(Boolean).join(" ");
  // An address is no name for a customer's eyes, but what stands before the @ may be one.
  return { id, name: name || (user.email.split("@")[0] ?? user.email) };
}
