import type { PrescriptionType } from "@landolt/forms";
import type { MedusaContainer } from "@medusajs/framework/types";
import { notFoundError } from "../../platform/errors";
import { readPrivateFile } from "../../platform/private-files";
import { readPrescriptionOfOrder } from "../../read-models/orders/prescriptions";

/**
 * A prescription with its content, and the name under which it is saved.
 * @throws MedusaError `not_found` for one that is not there, or did not come with this order
 */
export async function prescriptionOf(
  container: MedusaContainer,
  orderId: string,
  id: string,
): Promise<{ type: PrescriptionType; name: string; bytes: Buffer }> {
  const found = await readPrescriptionOfOrder(container, { orderId, id });
  const bytes = found && (await readPrivateFile(found.id));
  if (!bytes) throw notFoundError("There is no such prescription");
  const { media_type: type, number } = found;
  const name = `prescription-${number}.${type.split("/")[1]}`;
  return { type, name, bytes };
}
