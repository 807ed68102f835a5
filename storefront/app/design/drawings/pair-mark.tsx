/** The pair: two lenses, right and left, of which one is an open ring. The house's mark. */
export function PairMark({ className = "" }: { className?: string }) {
  return (
    <svg viewBox="0 0 52 28" className={className} aria-hidden="true">
      <g fill="none" stroke="currentColor" strokeWidth="3.4">
        <circle cx="14" cy="14" r="10.5" />
        <path d="M47.6 10.4A10.5 10.5 0 1 0 47.6 17.6" />
      </g>
    </svg>
  );
}
