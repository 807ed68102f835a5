/** What only the page of a contact lens shows: other products' pages do not load its scripts. */
import { latePart, later } from "#app/document/lazy-part.tsx";

const picker = () => import("./lens-picker.tsx");
const offer = () => import("./lens-offer.tsx");

export const LensPicker = latePart(
  import.meta.env.SSR
    ? (await picker()).LensPicker
    : later(async () => (await picker()).LensPicker),
);

export const LensOffer = latePart(
  import.meta.env.SSR ? (await offer()).LensOffer : later(async () => (await offer()).LensOffer),
);
