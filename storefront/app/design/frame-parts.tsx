/** Parts of a drawn frame. Lengths in millimetres, around the middle of the front. */

interface EndpieceProps {
  /** Where the rim ends, and how far it is from there to the hinge. */
  x: number;
  y: number;
  length: number;
  metal: boolean;
  stroke: string;
}

/** What carries the hinge beside the rim; the temple goes back from there, out of focus. */
export function Endpiece({ x, y, length, metal, stroke }: EndpieceProps) {
  const end = x + length;
  return (
    <g fill="none">
      <path
        d={`M${end - 1} ${y + 1}L${x * 0.62} ${y + 4}`}
        stroke="#2a2118"
        strokeOpacity="0.09"
        strokeWidth={metal ? 1.4 : 2.8}
        strokeLinecap="round"
      />
      <path
        d={`M${x - (metal ? 0.6 : 1.4)} ${y}L${end} ${y + 0.6}`}
        stroke={stroke}
        strokeWidth={metal ? 1.7 : 3.4}
      />
    </g>
  );
}

/** The bridge between the rims, arched over the nose. */
export function Bridge(props: { width: number; y: number; thickness: number; stroke: string }) {
  const { width, y, thickness, stroke } = props;
  const half = width / 2 + 1;
  return (
    <path
      d={`M${-half} ${y}Q0 ${y - thickness * 0.9 - 2} ${half} ${y}`}
      fill="none"
      stroke={stroke}
      strokeWidth={thickness}
    />
  );
}

/** A nose pad on its wire, as metal and rimless frames carry it. */
export function Pads({ gap, y, colour }: { gap: number; y: number; colour: string }) {
  const x = gap - 1.7;
  return (
    <g opacity="0.8" stroke={colour}>
      <path d={`M${gap} ${y + 2}q-1.6 .6 -1.7 3`} fill="none" strokeWidth="0.5" />
      <ellipse
        cx={x}
        cy={y + 7}
        rx="1.2"
        ry="2.5"
        fill="#fff"
        fillOpacity="0.65"
        strokeWidth="0.3"
        transform={`rotate(10 ${x} ${y + 7})`}
      />
    </g>
  );
}
