/** A signed-in member of staff on the administration API. */
import Medusa from "@medusajs/js-sdk";
import { type ShopInfo, staffPassword } from "./shop-info.ts";

export async function signInAsStaff(info: ShopInfo): Promise<Medusa> {
  const sdk = new Medusa({
    baseUrl: info.backend,
    auth: { type: "jwt", jwtTokenStorageMethod: "memory" },
  });
  await sdk.auth.login("user", "emailpass", {
    email: info.staffEmail,
    password: staffPassword(info),
  });
  return sdk;
}
