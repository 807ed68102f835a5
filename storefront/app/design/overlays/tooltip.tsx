import { type ReactNode, useEffect, useRef, useState } from "react";
import { delayUntilOpen } from "./tooltip-delay.ts";

// Of the whole window: going from one control to its neighbour should not wait again.
let lastClosed = Number.NEGATIVE_INFINITY;

/**
 * Shows the name of a control that is only a sign. The control itself carries the same words as its
 * accessible name, so that nothing is read twice; keyboard focus shows them at once, Escape hides them.
 */
export function Tooltip(props: {
  text: string;
  /** Where there is no room above the control. */
  below?: boolean;
  children: ReactNode;
}) {
  const { text, below = false, children } = props;
  const [open, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const hide = () => {
    clearTimeout(timer.current);
    if (open) lastClosed = performance.now();
    setOpen(false);
  };
  useEffect(() => {
    if (!open) return;
    // The pointer may rest here while the focus is elsewhere.
    const dismiss = ({ key }: KeyboardEvent) => {
      if (key !== "Escape") return;
      lastClosed = performance.now();
      setOpen(false);
    };
    document.addEventListener("keydown", dismiss);
    return () => document.removeEventListener("keydown", dismiss);
  }, [open]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the control inside is what one acts on
    <span
      className="relative inline-flex"
      onPointerEnter={({ pointerType }) => {
        if (pointerType === "touch") return;
        const delay = delayUntilOpen(performance.now(), lastClosed);
        timer.current = setTimeout(() => setOpen(true), delay);
      }}
      onPointerLeave={hide}
      onPointerDown={hide}
      onFocus={({ target }) => target.matches(":focus-visible") && setOpen(true)}
      onBlur={hide}
    >
      {children}
      {open && (
        <span
          aria-hidden="true"
          data-tooltip=""
          className={`absolute inset-x-1/2 z-30 flex justify-center ${below ? "top-full mt-1" : "bottom-full mb-2"}`}
        >
          <span className="w-max max-w-60 rounded-surface bg-ink px-3 py-1 text-small text-paper">
            {text}
          </span>
        </span>
      )}
    </span>
  );
}
