import { useEffect, useRef } from "react";

const kinds = [
  "order",
  "withdrawal",
  "request",
  "answer",
  "promise-warning",
  "promise-breach",
] as const;

export type StaffEvent = {
  kind: (typeof kinds)[number];
  /** The id of an order, a request or a declaration of withdrawal. */
  resource_id: string;
  /** The order's number or the request's reference. */
  reference: string;
  at: string;
};

/**
 * Calls `handler` for each event from now on, while the component is shown. The browser reconnects by
 * itself and goes on where it was. A window that nobody sees follows nothing: each that does keeps a connection, and with
 * six of them a browser loads nothing more. Seen again, it calls `handler` once without an event.
 */
export function useStaffEvents(handler: (event?: StaffEvent) => void): void {
  const latest = useRef(handler);
  latest.current = handler;
  useEffect(() => {
    let source: EventSource | undefined;
    const stop = () => {
      source?.close();
      source = undefined;
    };
    const follow = () => {
      source = new EventSource("/admin/live", { withCredentials: true });
      for (const kind of kinds) {
        source.addEventListener(kind, ({ data }: MessageEvent<string>) => {
          latest.current({ kind, ...JSON.parse(data) });
        });
      }
    };
    const change = () => {
      if (document.hidden) return stop();
      if (source) return;
      follow();
      latest.current();
    };
    if (!document.hidden) follow();
    document.addEventListener("visibilitychange", change);
    return () => {
      document.removeEventListener("visibilitychange", change);
      stop();
    };
  }, []);
}
