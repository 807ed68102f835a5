/** What the home page shows to few: everybody else does not load it. */
import { latePart, later } from "#app/document/lazy-part.tsx";
import { useVisitor } from "#app/shell/use-visitor.tsx";

const AgainOffer = latePart(later(async () => (await import("./again-offer.tsx")).AgainOffer));

/** The page is made for everybody: what a device remembers comes with the visitor's own facts. */
export function RememberedOffer() {
  const remembered = useVisitor()?.again;
  return remembered && <AgainOffer remembered={remembered} />;
}
