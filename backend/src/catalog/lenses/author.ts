import type { AuthenticatedMedusaRequest } from "@medusajs/framework/http";
import { Modules } from "@medusajs/framework/utils";
import type { Author } from "../../modules/lens-ranges/service";

/** Who is signed in, with the name to remember that person by. */
export async function authorOf(request: AuthenticatedMedusaRequest): Promise<Author> {
  const id = request.auth_context.actor_id;
  const [user] = await request.scope.resolve(Modules.USER).listUsers({ id }, { take: 1 });
  const name = [user?.first_name, user?.last_name].filter(Boolean).join(" ");
  return { id, name: name || (user?.email ?? id) };
}
