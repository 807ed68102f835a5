import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { useInterfaceTexts } from "../../interface/interface.tsx";
import { type ShownToast, toastQueue } from "./toast-queue.ts";

/** Pixels to the right after which a message that is let go of is closed. */
const swipeThreshold = 50;
const hotkey = "F8";

/** The messages of this window. */
export const toasts = toastQueue();
const none: readonly ShownToast[] = [];

/**
 * The passing messages, in the corner of the window, or below the head of a telephone's page. Its first
 * rendering belongs into an element with `aria-live`. Reading them, by pointer, focus or because the window is hidden, stops their clocks.
 */
export function ToastRegion() {
  const texts = useInterfaceTexts();
  const shown = useSyncExternalStore(toasts.subscribe, toasts.shown, () => none);
  const region = useRef<HTMLElement>(null);
  useEffect(() => {
    const focus = (event: globalThis.KeyboardEvent) => {
      if (event.key === hotkey && toasts.shown().length > 0) region.current?.focus();
    };
    const look = () => (document.hidden ? toasts.pause() : toasts.resume());
    document.addEventListener("keydown", focus);
    document.addEventListener("visibilitychange", look);
    return () => {
      document.removeEventListener("keydown", focus);
      document.removeEventListener("visibilitychange", look);
    };
  }, []);
  const empty = shown.length === 0;
  useEffect(() => {
    // What was pointed at is gone, and no event says that it was left.
    if (empty) toasts.resume();
  }, [empty]);
  const blurred = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) toasts.resume();
  };
  if (empty) return null;
  return (
    <section
      ref={region}
      tabIndex={-1}
      aria-label={`${texts.notifications} (${hotkey})`}
      onPointerEnter={toasts.pause}
      onPointerLeave={toasts.resume}
      onFocus={toasts.pause}
      onBlur={blurred}
      // On a telephone in a room of its own below the header, so that it covers no title; what is scrolled or
      // tabbed to, such as the way on, appears at the bottom.
      className="toasts z-40"
    >
      <ol className="grid gap-2">
        {shown.map((toast) => (
          <Message key={toast.id} toast={toast} />
        ))}
      </ol>
    </section>
  );
}

function Message({ toast: { id, text, open, action } }: { toast: ShownToast }) {
  const texts = useInterfaceTexts();
  const from = useRef<number>(undefined);
  const [moved, setMoved] = useState(0);
  const distance = ({ clientX }: PointerEvent) => Math.max(0, clientX - (from.current ?? clientX));
  const control =
    "min-h-12 px-[min(0.9rem,4vw)] font-semibold underline-offset-4 hover:underline focus-visible:-outline-offset-4 focus-visible:outline-paper";
  return (
    <li
      onPointerDown={(event) => {
        if (event.target instanceof Element && event.target.closest("button")) return;
        from.current = event.clientX;
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={(event) => setMoved(distance(event))}
      onPointerUp={(event) => {
        if (distance(event) >= swipeThreshold) toasts.close(id);
        else setMoved(0);
        from.current = undefined;
      }}
      onPointerCancel={() => {
        from.current = undefined;
        setMoved(0);
      }}
      onKeyDown={({ key }: KeyboardEvent) => key === "Escape" && toasts.close(id)}
      style={moved > 0 ? { transform: `translateX(${moved}px)` } : undefined}
      className={`comes-into-focus flex touch-pan-y flex-wrap items-center rounded-surface bg-ink text-paper motion-safe:transition-opacity motion-safe:duration-200 select-none ${open ? "" : "opacity-0"}`}
    >
      <p className={`min-w-0 py-3 ps-[min(0.9rem,4vw)] pe-1 ${action ? "" : "flex-1"}`}>{text}</p>
      {/* Below the words where both do not fit beside each other: whole words are easier to read. */}
      <div className="ms-auto flex min-w-0 items-center">
        {action && (
          <button
            type="button"
            onClick={() => {
              action.run();
              toasts.close(id);
            }}
            className={control}
          >
            {action.label}
          </button>
        )}
        <button
          type="button"
          aria-label={texts.close}
          lang={texts.language}
          onClick={() => toasts.close(id)}
          className={control}
        >
          <span aria-hidden="true">×</span>
        </button>
      </div>
    </li>
  );
}
