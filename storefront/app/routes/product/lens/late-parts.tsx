/** What the form shows only where there is something to say: most visitors do not load it. */
import { latePart, later } from "#app/document/lazy-part.tsx";

const understood = () => import("./understood.tsx");
const advice = () => import("./lens-advice-notice.tsx");
const nearest = () => import("./nearest-lens.tsx");
const refused = () => import("#app/order-lines/refused-lenses.tsx");

export const Understood = latePart(
  import.meta.env.SSR
    ? (await understood()).Understood
    : later(async () => (await understood()).Understood),
);

export const LensAdviceNotice = latePart(
  import.meta.env.SSR
    ? (await advice()).LensAdviceNotice
    : later(async () => (await advice()).LensAdviceNotice),
);

export const RefusedLenses = latePart(
  import.meta.env.SSR
    ? (await refused()).RefusedLenses
    : later(async () => (await refused()).RefusedLenses),
);

export const NearestLensChoice = latePart(
  import.meta.env.SSR
    ? (await nearest()).NearestLensChoice
    : later(async () => (await nearest()).NearestLensChoice),
);
