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
 * itself and goes on where it was.
 */
export function useStaffEvents(handler: (event: StaffEvent) => void): void {
  const latest = useRef(handler);
  latest.current = handler;
  useEffect(() => {
    const source = new EventSource("/admin/live", { withCredentials: true });
    for (const kind of kinds) {
      source.addEventListener(kind, ({ data }: MessageEvent<string>) => {
        latest.current({ kind, ...JSON.parse(data) });
      });
    }
    return () => source.close();
  }, []);
}
