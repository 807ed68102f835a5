/** A town in the middle of the ground a visit covers, as rings around a dot. */
export function RadiusDrawing({ label, className = "" }: { label: string; className?: string }) {
  return (
    <svg viewBox="-100 -100 200 200" className={className} role="img" aria-label={label}>
      <g fill="none" stroke="currentColor">
        {[24, 48, 72].map((radius) => (
          <circle key={radius} r={radius} strokeWidth="0.6" opacity="0.4" />
        ))}
        <path d="M93.5 -16.5A95 95 0 1 0 93.5 16.5" strokeWidth="3" />
      </g>
      <circle r="5" fill="currentColor" />
      <path d="M5 0H95" stroke="currentColor" strokeWidth="0.6" strokeDasharray="2 2" />
    </svg>
  );
}
