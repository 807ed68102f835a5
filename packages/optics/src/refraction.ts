/** Arithmetic on a refraction: another spelling of it, and what it becomes on the eye. */
import { canonical, type Refraction } from "./lens.ts";

/**
 * The same refraction with the cylinder's other sign: S′ = S + C, C′ = −C, axis turned by 90°.
 * Twice gives the original. A refraction without cylinder or axis comes back as it is.
 *
 * Hundredths of a dioptre, whole degrees. Worked example: −2.00/+1.50×90 is −0.50/−1.50×180
 * (mrcophth.com, mock examination 10, station 3).
 */
export function transpose(refraction: Refraction): Refraction {
  const { sphere, cylinder, axis } = canonical(refraction);
  if (cylinder === undefined || axis === undefined) return refraction;
  return {
    sphere: sphere + cylinder,
    cylinder: -cylinder,
    axis: axis > 90 ? axis - 90 : axis + 90,
  };
}

/** Below this power the correction stays under a quarter dioptre, the step in which lenses are made. */
const vertexMattersFrom = 400;
const usualVertexDistance = 1200;

/**
 * What a spectacle refraction becomes on the cornea: F / (1 − d·F) in each meridian, axis unchanged
 * (calculate.co.nz, contact-lens vertex calculator).
 *
 * A hint for reading a prescription, never a value to order: base curve, diameter and the maker's
 * steps are not in it. Undefined while both meridians are weaker than ±4.00 D. From there on both
 * are corrected, since moving one alone would falsify the cylinder.
 *
 * @param refraction spectacle values, hundredths of a dioptre.
 * @param vertexDistance lens to cornea in hundredths of a millimetre; 12 mm by default.
 * @returns hundredths of a dioptre, rounded to the nearest 0.01 D.
 */
export function vertexCorrected(
  refraction: Refraction,
  vertexDistance: number = usualVertexDistance,
): Refraction | undefined {
  const { sphere, cylinder = 0, axis } = canonical(refraction);
  const meridians = [sphere, sphere + cylinder] as const;
  if (meridians.every((power) => Math.abs(power) < vertexMattersFrom)) return undefined;

  const [first, second] = meridians.map((power) => onCornea(power, vertexDistance));
  return canonical({
    sphere: first ?? 0,
    cylinder: (second ?? 0) - (first ?? 0),
    ...(axis === undefined ? {} : { axis }),
  });
}

function onCornea(power: number, vertexDistance: number): number {
  const metres = vertexDistance / 100_000;
  return Math.round(power / (1 - (metres * power) / 100));
}
