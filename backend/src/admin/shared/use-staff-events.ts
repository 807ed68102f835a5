import { useEffect, useRef } from "react";

const kinds = ["order", "request", "promise-warning", "promise-breach"] as const;

export type StaffEvent = {
  kind: (typeof kinds)[number];
  /** An order's or a request's id. */
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
