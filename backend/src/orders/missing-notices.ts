/**
 * Staff may pack, send and hand over without a mail to the customer. A mail follows from the state of
 * its order, whenever that is looked at; so the wish is kept there too, in the metadata of the parcel.
 */

/** What happens to a parcel, by the mail that tells of it. */
export type ParcelNews = "order-ready" | "order-shipped" | "order-delivered";

type Metadata = Record<string, unknown> | null | undefined;

const untoldIn = (metadata: Metadata): unknown[] =>
  Array.isArray(metadata?.untold) ? metadata.untold : [];

export const isUntold = (metadata: Metadata, news: ParcelNews): boolean =>
  untoldIn(metadata).includes(news);

/** The metadata of a parcel of which this is to be told, or not. */
export function withNews(
  metadata: Metadata,
  news: ParcelNews,
  told: boolean,
): Record<string, unknown> {
  const others = untoldIn(metadata).filter((one) => one !== news);
  return { ...metadata, untold: told ? others : [...others, news] };
}
