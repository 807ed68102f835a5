/** The brands of the shop window: what everybody asks for, the house's own finds, then the lens makers. */

interface Named {
  handle: string;
}

/** Named in the navigation, and so the first one looked for. */
const first = "oakley";

/**
 * The brands with the first one in front; all others keep their order.
 * @param frameMakers handles of brands with frames in the store, which come before makers of lenses
 */
export function inShowOrder<T extends Named>(
  brands: readonly T[],
  frameMakers?: ReadonlySet<string>,
): T[] {
  const rank = ({ handle }: T) => {
    if (handle === first) return 0;
    return frameMakers === undefined || frameMakers.has(handle) ? 1 : 2;
  };
  return brands.toSorted((a, b) => rank(a) - rank(b));
}
