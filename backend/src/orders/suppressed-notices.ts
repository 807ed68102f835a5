/**
 * Staff may pack, send and hand over without a mail to the customer. A mail follows from the state of
 * its order, whenever that is looked at; so the notices to suppress are kept there too, in the metadata of
 * the parcel, under the key `untold`.
 */

/** What happens to a parcel, by the mail about it. */
export type ParcelNotice = "order-ready" | "order-shipped" | "order-delivered";

type Metadata = Record<string, unknown> | null | undefined;

const suppressedIn = (metadata: Metadata): unknown[] =>
  Array.isArray(metadata?.untold) ? metadata.untold : [];

export const isSuppressed = (metadata: Metadata, notice: ParcelNotice): boolean =>
  suppressedIn(metadata).includes(notice);

/** The metadata of a parcel whose notice is to be sent, or suppressed. */
export function withNotice(
  metadata: Metadata,
  notice: ParcelNotice,
  isSent: boolean,
): Record<string, unknown> {
  const others = suppressedIn(metadata).filter((one) => one !== notice);
  return { ...metadata, untold: isSent ? others : [...others, notice] };
}
