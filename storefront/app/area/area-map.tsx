import type { Spot } from "./area.ts";

interface AreaMapProps {
  /** Name of the shop's town, in the middle. */
  town: string;
  spots: Spot[];
  /** Of countries; data of an SVG path. */
  borders: string;
  /** Kilometres, with the words that stand on each ring; the largest one last. */
  rings: { km: number; text: string }[];
  /** What is seen. */
  label: string;
  className?: string;
}

/** The shop in the middle, the places around it where they lie, and how far we go. North is up. */
export function AreaMap({ town, spots, borders, rings, label, className = "" }: AreaMapProps) {
  const reach = (rings.at(-1)?.km ?? 30) * 1.12;
  return (
    <svg
      viewBox={`${-reach} ${-reach} ${2 * reach} ${2 * reach}`}
      className={className}
      role="img"
      aria-label={label}
    >
      <path
        d={borders}
        fill="none"
        stroke="currentColor"
        strokeWidth="0.25"
        strokeLinejoin="round"
        className="text-edge"
      />
      <g fill="none" stroke="currentColor" className="text-accent">
        {rings.map(({ km }, index) => (
          <circle
            key={km}
            r={km}
            strokeWidth="0.3"
            {...(index < rings.length - 1 && { strokeDasharray: "0.9 0.9" })}
          />
        ))}
        {/* The ring of the house marks the shop, its gap to the right where the name stands. */}
        <path d="M1.55 0.42A1.6 1.6 0 1 1 1.55 -0.42" strokeWidth="0.8" />
      </g>
      {/* Names stand on their ground, so that no ring runs through a letter. */}
      <g
        fill="currentColor"
        strokeWidth="0.9"
        strokeLinejoin="round"
        className="stroke-paper text-[2.5px] [paint-order:stroke] lg:text-[2px]"
      >
        {spots.map(({ name, x, y }) => (
          <g key={`${name} ${x} ${y}`} className="text-quiet">
            <circle cx={x} cy={y} r="0.38" stroke="none" />
            <text x={x + 0.9} y={y + 0.7}>
              {name}
            </text>
          </g>
        ))}
        <text x="2.4" y="0.9" className="text-[3.2px] font-semibold text-ink lg:text-[2.6px]">
          {town}
        </text>
        {rings.map(({ km, text }) => (
          <text key={km} y={km - 0.9} textAnchor="middle" className="text-accent">
            {text}
          </text>
        ))}
      </g>
    </svg>
  );
}
