/** Files that customers send with lenses: kept for their cart alone, and deleted in time. */
import type { PrescriptionType } from "@landolt/forms";
import type { MedusaContainer } from "@medusajs/framework/types";
import { LENS_RELEASES_MODULE } from "../modules/lens-releases";
import { readUnneededPrescriptions } from "../read-models/orders/prescriptions";
import { type LineRefusal, LineRefusedError, refusalOfAnswers } from "./validate-line";

/** A form that was refused is corrected within hours. */
const unusedDays = 2;
const most = 100;

/** @returns the id by which the bag may take it */
export const storePrescription = (
  container: MedusaContainer,
  bytes: Uint8Array,
  type: PrescriptionType,
): Promise<string> => container.resolve(LENS_RELEASES_MODULE).storePrescription(bytes, type);

const idsIn = (answers: readonly unknown[]): string[] => [
  ...new Set(
    answers.flatMap((given) => {
      const id = (given as { prescription?: unknown } | null | undefined)?.prescription;
      return typeof id === "string" ? id : [];
    }),
  ),
];

/**
 * Gives the files that lines name in their answers to a cart, once and for all.
 * @throws LineRefusedError where one is not there or belongs to another cart
 */
export async function claimPrescriptions(
  container: MedusaContainer,
  cartId: string,
  lines: readonly { answers?: unknown }[],
): Promise<void> {
  const ids = idsIn(lines.map(({ answers }) => answers));
  if (ids.length === 0) return;
  const claimed = await container.resolve(LENS_RELEASES_MODULE).claimPrescriptions(ids, cartId);
  if (!claimed) throw new LineRefusedError(refusalOfAnswers("invalid"));
}

/** Why the lines of a cart can not be ordered: they name a file that is not the cart's own. */
export async function refuseForeignFile(
  container: MedusaContainer,
  cartId: string,
  lines: readonly { metadata?: unknown }[],
): Promise<LineRefusal | undefined> {
  const ids = idsIn(
    lines.map(({ metadata }) => (metadata as { lensAnswers?: unknown } | null)?.lensAnswers),
  );
  if (ids.length === 0) return undefined;
  const owned = await container.resolve(LENS_RELEASES_MODULE).ownsPrescriptions(ids, cartId);
  return owned ? undefined : refusalOfAnswers("invalid");
}

/**
 * Deletes what nobody needs any more.
 * @param releasedDays days for which a file is kept after its lenses were released
 * @returns how many files
 */
export async function deleteUnneededPrescriptions(
  container: MedusaContainer,
  releasedDays: number,
): Promise<number> {
  const unneeded = await readUnneededPrescriptions(container, { unusedDays, releasedDays, most });
  const releases = container.resolve(LENS_RELEASES_MODULE);
  for (const { id } of unneeded) await releases.deletePrescription(id);
  return unneeded.length;
}
