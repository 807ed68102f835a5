import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import type { Visitor } from "./shell.server.ts";
import { useVisitor } from "./use-visitor.tsx";

/** What was known of the visitor, and where. */
export interface Known {
  own: Visitor | undefined;
  pathname: string;
}

/**
 * Says in a passing message what has just changed about the visitor's bag and tray, whichever form
 * did it. What says it is loaded with the first change.
 */
export function Announcements() {
  const { pathname } = useLocation();
  const own = useVisitor();
  const known = useRef<Known>({ own, pathname });
  const [script, setScript] = useState<typeof import("./announcer.tsx")>();
  useEffect(() => {
    const was = known.current.own;
    if (script) return;
    if (was && own && (was.bag !== own.bag || String(was.tray) !== String(own.tray))) {
      // Until it is there, what was known before the change is kept for it.
      import("./announcer.tsx").then(setScript, () => undefined);
    } else known.current = { own, pathname };
  });
  // Laid out as if it were not there: on a phone its messages stick to the header, with a room of their own.
  return (
    <div aria-live="polite" className="contents">
      {script && <script.Announcer since={known.current} />}
    </div>
  );
}
