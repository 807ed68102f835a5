/** Products like one another: what stands below a frame, and what the size guide answers. Pure. */
import { endPieces, fitDistance, type SiteLanguage, type Sizes } from "@landolt/forms";
import type { OutlineSets, Scope } from "./outline-sets";

/**
 * Ids of other products of a scope that are like this one: of its shape and material first, then of its
 * shape, then of its material, then any; each by name. None where there is no such product.
 */
export function alike(
  outlines: OutlineSets,
  scope: Scope,
  { handle, language, most }: { handle: string; language: SiteLanguage; most: number },
): string[] {
  const known = outlines.called(handle);
  if (!known) return [];
  const { shape = [], material = [] } = known.entry.facets;
  const all = outlines.shownIn(scope);
  const shaped = all.and(outlines.having("shape", shape));
  const made = all.and(outlines.having("material", material));
  const found = new Set<number>();
  for (const set of [shaped.and(made), shaped, made, all]) {
    // Those that were found are in it again, and the product itself may be.
    const perPage = most + found.size + 1;
    for (const place of outlines.someOf(set, { language, order: "name", perPage })) {
      if (place !== known.place && found.size < most) found.add(place);
    }
    if (found.size === most) break;
  }
  return outlines.idsAt([...found]);
}

export type Fitting = {
  /** The closest first. */
  ids: string[];
  /** Frames that were compared, and what their end pieces add on average, in millimetres. */
  frames: number;
  ends: number;
};

/** The frames of a scope that fit most like these sizes. One look at each: a millisecond for 50,000. */
export function fitting(
  outlines: OutlineSets,
  scope: Scope,
  { sizes, most }: { sizes: Sizes; most: number },
): Fitting {
  const closest: { place: number; distance: number }[] = [];
  let [ends, frames] = [0, 0];
  for (const { place, measures } of outlines.framesIn(scope)) {
    frames += 1;
    ends += endPieces(measures);
    const distance = fitDistance(measures, sizes);
    const spot = closest.findIndex((one) => distance < one.distance);
    if (spot < 0 && closest.length === most) continue;
    closest.splice(spot < 0 ? closest.length : spot, 0, { place, distance });
    closest.splice(most);
  }
  const ids = outlines.idsAt(closest.map(({ place }) => place));
  return { ids, frames, ends: ends / Math.max(1, frames) };
}
