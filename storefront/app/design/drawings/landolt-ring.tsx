/** Where the gap of the ring is, as on an eye chart. */
export const ringGaps = [
  "right",
  "down-right",
  "down",
  "down-left",
  "left",
  "up-left",
  "up",
  "up-right",
] as const;
export type RingGap = (typeof ringGaps)[number];

/**
 * The Landolt C: a ring whose stroke and gap are each a fifth of its diameter
 * (proportions of ISO 8596). Decoration or marker; words beside it say what it means.
 */
export function LandoltRing({
  gap = "right",
  className = "",
}: {
  gap?: RingGap;
  className?: string;
}) {
  // Half the gap is 1 of 10 units on a circle of radius 4.
  const edge = Math.sqrt(4 ** 2 - 1).toFixed(4);
  return (
    <svg viewBox="-5 -5 10 10" className={className} aria-hidden="true">
      <path
        d={`M${edge} 1A4 4 0 1 1 ${edge} -1`}
        transform={`rotate(${ringGaps.indexOf(gap) * 45})`}
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
      />
    </svg>
  );
}
