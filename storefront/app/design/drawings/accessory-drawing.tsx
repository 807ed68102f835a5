import { type ReactNode, useId } from "react";
import type { AccessoryKind } from "./accessory-kinds.ts";
import { Drawing } from "./drawing.tsx";

interface AccessoryDrawingProps {
  kind: AccessoryKind;
  /** Alternative text. Left out where words beside it say the same. */
  label?: string;
  className?: string;
}

/** A plain drawing of an accessory, until there are pictures of the real one. */
export function AccessoryDrawing({ kind, label, className = "" }: AccessoryDrawingProps) {
  const id = useId();
  return (
    <Drawing viewBox="0 0 168 126" label={label} className={className}>
      <defs>
        <linearGradient id={`${id}-light`} x1="0" y1="0" x2="1" y2="0">
          <stop offset="0" stopColor="#fdfcf9" />
          <stop offset="0.55" stopColor="#f3f0e9" />
          <stop offset="1" stopColor="#d5d0c4" />
        </linearGradient>
        <linearGradient id={`${id}-dark`} x1="0" y1="0" x2="1" y2="0.6">
          <stop offset="0" stopColor="#4c7b68" />
          <stop offset="1" stopColor="#234638" />
        </linearGradient>
        <radialGradient id={`${id}-shadow`}>
          <stop offset="0" stopColor="#2a2118" stopOpacity="0.28" />
          <stop offset="1" stopColor="#2a2118" stopOpacity="0" />
        </radialGradient>
      </defs>
      <ellipse
        cx="87"
        cy="107"
        rx={kind === "care" || kind === "drops" ? 34 : 62}
        ry="7"
        fill={`url(#${id}-shadow)`}
      />
      {drawings[kind](`url(#${id}-light)`, `url(#${id}-dark)`)}
    </Drawing>
  );
}

const drawings: Record<AccessoryKind, (light: string, dark: string) => ReactNode> = {
  care: (light, dark) => (
    <>
      <path d="M62 44q0-9 9-9h26q9 0 9 9v57q0 5-5 5H67q-5 0-5-5z" fill={light} />
      <rect x="73" y="16" width="22" height="19" rx="2" fill={dark} />
      <rect x="62" y="58" width="44" height="30" fill="#2f5c4b" />
      <g fill="none" stroke="#f6f3ec" strokeWidth="2">
        <circle cx="76" cy="73" r="6" />
        <path d="M97.6 70.9a6 6 0 1 0 0 4.2" />
      </g>
    </>
  ),
  cases: (light, dark) => (
    <>
      <rect x="30" y="66" width="108" height="40" rx="20" fill={light} />
      <rect x="30" y="56" width="108" height="42" rx="20" fill={dark} />
      <path d="M40 84h88" stroke="#f6f3ec" strokeWidth="0.8" opacity="0.55" />
      <rect x="78" y="80" width="12" height="8" rx="1.5" fill="#c9a45c" />
    </>
  ),
  cloths: (light, dark) => (
    <>
      <path d="M34 96l16-58q34 7 70 0l16 58q-52 11-102 0z" fill={light} />
      <path d="M120 38l16 58q-18 4-40 5-4-34 24-63z" fill={dark} />
      <path
        d="M40 92q46 9 54 6M54 43q32 6 60 0"
        fill="none"
        stroke="#b9b2a3"
        strokeWidth="0.7"
        strokeDasharray="2 1.6"
      />
    </>
  ),
  drops: (light, dark) => (
    <>
      <path d="M68 62q0-8 8-8h16q8 0 8 8v40q0 4-4 4H72q-4 0-4-4z" fill={light} />
      <path d="M76 54V43q0-3 2-5l2-8h8l2 8q2 2 2 5v11z" fill={dark} />
      <rect x="68" y="70" width="32" height="20" fill="#2f5c4b" />
      <path d="M84 73q5 6.400 5 9.300a5 5 0 0 1-10 0q0-2.900 5-9.300z" fill="#f6f3ec" />
    </>
  ),
};
