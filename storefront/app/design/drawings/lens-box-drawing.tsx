import { useId } from "react";
import { Drawing } from "./drawing.tsx";

interface LensBoxDrawingProps {
  /** Printed on the box as it is. */
  name: string;
  /** Content of the box, such as "30 lenses", in the visitor's language. */
  pack?: string;
  /** Alternative text. Left out where words beside it say the same. */
  label?: string;
  className?: string;
}

/** A plain box of contact lenses with its name, until there are pictures of the real one. */
export function LensBoxDrawing({ name, pack, label, className = "" }: LensBoxDrawingProps) {
  const id = useId();
  const lines = wrapped(name, 17);
  return (
    <Drawing viewBox="0 0 168 126" label={label} className={className}>
      <defs>
        <linearGradient id={`${id}-front`} x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="#fdfcf9" />
          <stop offset="1" stopColor="#efece5" />
        </linearGradient>
        <radialGradient id={`${id}-shadow`}>
          <stop offset="0" stopColor="#2a2118" stopOpacity="0.28" />
          <stop offset="1" stopColor="#2a2118" stopOpacity="0" />
        </radialGradient>
      </defs>
      <ellipse cx="88" cy="105" rx="66" ry="8" fill={`url(#${id}-shadow)`} />
      <path d="M30 34l12-11h104l-12 11z" fill="#e4e0d6" />
      <path d="M134 34l12-11v67l-12 13z" fill="#cfc9bc" />
      <rect x="30" y="34" width="104" height="69" fill={`url(#${id}-front)`} />
      <rect x="30" y="34" width="3.2" height="69" fill="#2f5c4b" />
      <g fill="none" stroke="#2f5c4b" strokeWidth="2.2" opacity="0.9">
        <circle cx="103" cy="84" r="8.4" />
        <path d="M128.4 81.2a8.4 8.4 0 1 0 0 5.6" />
      </g>
      <text x="41" y="51" fontSize="9.6" fontWeight="600" fill="#23262b" className="font-text">
        {lines.map((line, index) => (
          <tspan key={line} x="41" dy={index === 0 ? 0 : 11.5}>
            {line}
          </tspan>
        ))}
      </text>
      {pack && (
        <text x="41" y="95" fontSize="6.6" fill="#4b4f57" className="font-text">
          {pack}
        </text>
      )}
    </Drawing>
  );
}

/** Breaks a name into lines of at most `length` characters, where words allow it. */
function wrapped(name: string, length: number): string[] {
  const lines: string[] = [];
  for (const word of name.split(" ")) {
    const last = lines.at(-1);
    if (last !== undefined && `${last} ${word}`.length <= length) {
      lines[lines.length - 1] = `${last} ${word}`;
    } else {
      lines.push(word);
    }
  }
  return lines;
}
