/** Outlines of spectacle lenses, drawn from measurements. Pure; lengths in millimetres. */
import type { FrameFacts } from "@landolt/forms";

export type FrameShape = FrameFacts["shape"];
export type Point = [x: number, y: number];

/** How square the regular shapes are: 2 is an ellipse, larger numbers go towards a rectangle. */
const squareness = { round: 2, oval: 2.05, rectangle: 4.4, square: 3.9 } as const;

/** The other shapes, point by point clockwise from the temple: x to the temple, y downwards. */
const drawn: Record<Exclude<FrameShape, keyof typeof squareness>, Point[]> = {
  panto: [
    ...[
      [1, -0.28],
      [0.95, 0.12],
      [0.78, 0.54],
      [0.44, 0.88],
      [0, 1],
      [-0.44, 0.88],
    ],
    ...[
      [-0.78, 0.54],
      [-0.95, 0.12],
      [-1, -0.28],
      [-0.84, -0.7],
      [-0.46, -0.93],
      [0, -1],
    ],
    ...[
      [0.46, -0.93],
      [0.84, -0.7],
    ],
  ] as Point[],
  "cat-eye": [
    ...[
      [1, -0.84],
      [0.92, -0.34],
      [0.78, 0.26],
      [0.47, 0.78],
      [0.02, 1],
      [-0.46, 0.86],
    ],
    ...[
      [-0.8, 0.42],
      [-0.93, -0.1],
      [-0.82, -0.52],
      [-0.48, -0.68],
      [0, -0.73],
      [0.48, -0.84],
    ],
    ...[[0.86, -1]],
  ] as Point[],
  pilot: [
    ...[
      [0.96, -0.72],
      [1, -0.26],
      [0.93, 0.26],
      [0.72, 0.74],
      [0.32, 1],
      [-0.14, 0.95],
    ],
    ...[
      [-0.55, 0.6],
      [-0.85, 0.1],
      [-1, -0.45],
      [-0.93, -0.84],
      [-0.56, -0.99],
      [0.1, -1],
    ],
    ...[[0.68, -0.95]],
  ] as Point[],
  wayfarer: [
    ...[
      [1, -0.84],
      [0.95, -0.4],
      [0.87, 0.2],
      [0.7, 0.74],
      [0.34, 0.98],
      [-0.2, 1],
    ],
    ...[
      [-0.62, 0.84],
      [-0.82, 0.34],
      [-0.91, -0.24],
      [-0.88, -0.7],
      [-0.6, -0.88],
      [0, -0.93],
    ],
    ...[
      [0.6, -0.99],
      [0.91, -1],
    ],
  ] as Point[],
  geometric: [
    ...[
      [1, -0.24],
      [0.95, 0.02],
      [0.66, 0.88],
      [0.53, 1],
      [-0.53, 1],
      [-0.66, 0.88],
    ],
    ...[
      [-0.95, 0.02],
      [-1, -0.24],
      [-0.78, -0.89],
      [-0.64, -1],
      [0.64, -1],
      [0.78, -0.89],
    ],
  ] as Point[],
  // One lens over both eyes; this is the half before the right-hand one, open at the nose.
  shield: [
    ...[
      [-1, -0.9],
      [-0.1, -0.99],
      [0.74, -0.96],
      [1, -0.6],
      [0.96, -0.04],
      [0.76, 0.52],
    ],
    ...[
      [0.34, 0.93],
      [-0.24, 1],
      [-0.64, 0.72],
      [-0.84, 0.24],
      [-1, 0.08],
    ],
  ] as Point[],
};

const steps = 20;

/**
 * Points of the right-hand lens around its own middle, temple to the right.
 * Whatever its shape, it fills exactly the boxed width and height (the boxing system of ISO 8624),
 * so that drawings can be compared with each other.
 */
export function lensOutline(shape: FrameShape, width: number, height: number): Point[] {
  const raw = shape in drawn ? drawn[shape as keyof typeof drawn] : regular(shape);
  const xs = raw.map(([x]) => x);
  const ys = raw.map(([, y]) => y);
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  return raw.map(([x, y]) => [
    ((x - left) / (right - left) - 0.5) * width,
    ((y - top) / (bottom - top) - 0.5) * height,
  ]);
}

function regular(shape: FrameShape): Point[] {
  const power = 2 / (squareness[shape as keyof typeof squareness] ?? 2);
  return Array.from({ length: steps }, (_, step): Point => {
    const angle = (step / steps) * 2 * Math.PI;
    const [x, y] = [Math.cos(angle), Math.sin(angle)];
    return [Math.sign(x) * Math.abs(x) ** power, Math.sign(y) * Math.abs(y) ** power];
  });
}

/** Both halves of a one-piece lens whose halves are `distance` apart, as one outline. */
export function joinedOutline(half: Point[], distance: number): Point[] {
  const right = half.map(([x, y]): Point => [x + distance, y]);
  return [...right, ...right.map(([x, y]): Point => [-x, y]).reverse()];
}

/** A closed path through the points, curved (Catmull–Rom) or straight, for `d` of an SVG path. */
export function closedPath(points: Point[], curved = true): string {
  const count = points.length;
  const at = (index: number): Point => points[(index + count) % count] ?? [0, 0];
  const round = (length: number) => Math.round(length * 100) / 100;
  const say = ([x, y]: Point) => `${round(x)} ${round(y)}`;
  const control = (point: Point, from: Point, to: Point): Point => [
    point[0] + (to[0] - from[0]) / 6,
    point[1] + (to[1] - from[1]) / 6,
  ];
  const segments = points.map((point, index) => {
    const next = at(index + 1);
    if (!curved) return `L${say(next)}`;
    const arrive = control(next, at(index + 2), point);
    // Such a curve leaves each point as it came, which `S` need not say.
    if (index > 0) return `S${say(arrive)} ${say(next)}`;
    return `C${say(control(point, at(-1), next))} ${say(arrive)} ${say(next)}`;
  });
  return `M${say(at(0))}${segments.join("")}Z`;
}
