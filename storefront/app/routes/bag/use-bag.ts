import { useFetchers } from "react-router";
import { afterChanges, type Bag, readQuantity } from "#app/commerce/buying/bag.ts";

/**
 * The bag with everything the visitor has just done to it, before the server has answered; once it
 * has, what it says is shown again.
 */
export function useBag(bag: Bag): { bag: Bag; changing: boolean } {
  const changes = useFetchers().flatMap(({ formData }) => {
    const [intent, line, quantity] = ["intent", "line", "quantity"].map((name) =>
      formData?.get(name),
    );
    if (typeof intent !== "string" || typeof line !== "string") return [];
    return [{ intent, line, quantity: readQuantity(quantity) }];
  });
  return { bag: afterChanges(bag, changes), changing: changes.length > 0 };
}
