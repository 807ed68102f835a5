import { progressOf } from "./progress-state.ts";

interface ProgressProps {
  /** What is being waited for, or done. */
  label: string;
  /** How far it is; undefined while nobody knows. */
  value?: number;
  /** The value at which it is complete. */
  max?: number;
  /** Of the label, where it is not the page's. */
  lang?: string | undefined;
  className?: string;
}

/** A line that fills. Without a value it slows down as it grows and never arrives; nothing loops. */
export function Progress({ label, value, max = 100, lang, className = "" }: ProgressProps) {
  const { state, part } = progressOf(value, max);
  return (
    <div
      role="progressbar"
      aria-label={label}
      lang={lang}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={state === "indeterminate" ? undefined : part * max}
      data-state={state}
      className={`h-1 overflow-hidden bg-line ${className}`}
    >
      <div
        className={`h-full origin-left bg-accent rtl:origin-right ${state === "indeterminate" ? "grows-slowly" : ""}`}
        style={state === "indeterminate" ? undefined : { transform: `scaleX(${part})` }}
      />
    </div>
  );
}
