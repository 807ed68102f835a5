import type { MedusaContainer } from "@medusajs/framework/types";
import { recordsOf } from "../platform/ask";

/** The largest number PostgreSQL's integer holds. */
const largestNumber = 2_147_483_647;

/** The id of the order with this number and e-mail address, as a customer types them. */
export async function orderByNumber(
  container: MedusaContainer,
  number: string,
  email: string,
): Promise<string | undefined> {
  const digits = /^\s*(?:n[°ºo]?\.?|nr\.?|#)?\s*(\d{1,10})\s*$/i.exec(number)?.[1];
  const display_id = Number(digits ?? 0);
  const [order] = await recordsOf<{ id: string; email: string | null }>(
    container,
    "order",
    { display_id: display_id <= largestNumber ? display_id : 0 },
    ["id", "email"],
  );
  const same = order?.email?.trim().toLowerCase() === email.trim().toLowerCase();
  return order && same ? order.id : undefined;
}
