/** Short messages that pass. Pure but for its timers; the region beside it shows them. */

/** As many are kept; with one more, the oldest goes. */
const toastsAtMost = 5;
/** Milliseconds for which a message is open. */
const toastDuration = 5_000;
/** Milliseconds between the closing of a message and its removal, in which it fades. */
const toastRemovalDelay = 200;

export interface Toast {
  text: string;
  /** What it says the state of; the next message about the same takes its place. */
  about?: string;
  /** What can be done about it at once; done by other ways too, because a toast passes. */
  action?: { label: string; run: () => void };
}

export interface ShownToast extends Toast {
  id: number;
  /** False while it fades. */
  open: boolean;
}

interface Clock {
  /** Milliseconds left when it was last started. */
  left: number;
  since: number;
  timer: ReturnType<typeof setTimeout> | undefined;
}

/** A queue that lets one message at a time onto the screen. */
export function toastQueue() {
  let shown: readonly ShownToast[] = [];
  let nextId = 1;
  let letting = false;
  let paused = false;
  let waiting: readonly Toast[] = [];
  const clocks = new Map<number, Clock>();
  const listeners = new Set<() => void>();

  const change = (toasts: readonly ShownToast[]) => {
    shown = toasts;
    for (const listener of listeners) listener();
  };

  const start = (id: number, clock: Clock) => {
    clock.since = Date.now();
    clock.timer = setTimeout(() => close(id), clock.left);
  };

  const remove = (id: number) => {
    clearTimeout(clocks.get(id)?.timer);
    clocks.delete(id);
  };

  const letOne = () => {
    const [toast, ...rest] = waiting;
    waiting = rest;
    letting = toast !== undefined;
    if (!toast) return;
    const id = nextId++;
    const kept = [...shown, { ...toast, id, open: true }];
    for (const gone of kept.slice(0, -toastsAtMost)) remove(gone.id);
    change(kept.slice(-toastsAtMost));
    const clock: Clock = { left: toastDuration, since: 0, timer: undefined };
    clocks.set(id, clock);
    if (!paused) start(id, clock);
    // The next one after the screen, and a screen reader, has had this one.
    setTimeout(letOne, 0);
  };

  const close = (id: number) => {
    if (!shown.some((toast) => toast.id === id && toast.open)) return;
    remove(id);
    change(shown.map((toast) => (toast.id === id ? { ...toast, open: false } : toast)));
    setTimeout(() => change(shown.filter((toast) => toast.id !== id)), toastRemovalDelay);
  };

  const drop = (about: string) => {
    waiting = waiting.filter((toast) => toast.about !== about);
    const others = shown.filter((toast) => toast.about !== about);
    if (others.length === shown.length) return;
    for (const gone of shown) if (gone.about === about) remove(gone.id);
    change(others);
  };

  return {
    add(toast: Toast): void {
      if (toast.about) drop(toast.about);
      waiting = [...waiting, toast];
      if (!letting) letOne();
    },
    close,
    /** Takes away at once what is no longer so. */
    drop,
    /** Stops the clocks while a visitor reads or the window is not seen. */
    pause(): void {
      if (paused) return;
      paused = true;
      for (const clock of clocks.values()) {
        clearTimeout(clock.timer);
        clock.left -= Date.now() - clock.since;
      }
    },
    resume(): void {
      if (!paused) return;
      paused = false;
      for (const [id, clock] of clocks) start(id, clock);
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    shown: () => shown,
  };
}
