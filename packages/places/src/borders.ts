/**
 * Borders of countries, of Natural Earth at 1:10 million, which is in the public domain. For the server only: it
 * reads a file of 4 MB.
 */
// biome-ignore-start lint/style/noRestrictedImports: this entry alone reads its dependency's data file, which no function of that package hands out
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
// biome-ignore-end lint/style/noRestrictedImports: see above
import { distanceKm } from "./distance.ts";
import type { Position } from "./place.ts";

const require = createRequire(import.meta.url);

/** A TopoJSON file: each point of a line is written as the way from the one before it. */
interface Topology {
  arcs: [dx: number, dy: number][][];
  transform: { scale: [number, number]; translate: [number, number] };
}

/** The parts of borders that come within `km` kilometres of `origin`. */
export async function loadBorders(origin: Position, km: number): Promise<Position[][]> {
  const file = require.resolve("world-atlas/countries-10m.json");
  const { arcs, transform }: Topology = JSON.parse(await readFile(file, "utf8"));
  const [[width, height], [west, south]] = [transform.scale, transform.translate];
  return arcs.flatMap((arc) => {
    let [x, y] = [0, 0];
    const line = arc.map(([dx, dy]) => {
      x += dx;
      y += dy;
      return { latitude: y * height + south, longitude: x * width + west };
    });
    return partsWithin(line, (point) => distanceKm(origin, point) <= km);
  });
}

/** The parts of a line that are near, each with the points before and after it. */
function partsWithin(line: readonly Position[], isNear: (point: Position) => boolean) {
  const near = line.map(isNear);
  const isKept = (index: number) => near[index - 1] || near[index] || near[index + 1];
  const parts: Position[][] = [];
  line.forEach((point, index) => {
    if (!isKept(index)) return;
    if (index === 0 || !isKept(index - 1)) parts.push([]);
    parts.at(-1)?.push(point);
  });
  return parts;
}
