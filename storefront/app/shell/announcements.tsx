import { useEffect, useRef, useState } from "react";
import { useFetcher, useLocation, useNavigate } from "react-router";
import { useTranslations } from "use-intl";
import { useHref } from "../language/use-language.ts";
import type { Visitor } from "./shell.server.ts";
import { useVisitor } from "./use-visitor.ts";

type Toasts = typeof import("../design/toasts/toast-region.tsx");

/**
 * Says in a passing message what has just changed about the visitor's bag and tray, whichever form
 * did it. The messages' script is loaded with the first of them.
 */
export function Announcements() {
  const t = useTranslations("toasts");
  const { pathname } = useLocation();
  const address = useHref();
  const navigate = useNavigate();
  const { submit } = useFetcher();
  const [loaded, setLoaded] = useState<Toasts>();
  const own = useVisitor();
  const before = useRef({ own, pathname });

  useEffect(() => {
    const { own: was, pathname: from } = before.current;
    before.current = { own, pathname };
    const say = async (toast: Parameters<Toasts["toasts"]["add"]>[0]) => {
      const script = await import("../design/toasts/toast-region.tsx");
      script.toasts.add(toast);
      setLoaded(script);
    };
    const change = was && own && changeBetween(was, own);
    // In the bag itself every change is seen where it is made.
    if (change?.bag && pathname !== from) void say({ text: t("inBag", { count: change.bag }) });
    if (change?.onTray) {
      const run = () => navigate(address("/homeservice"));
      void say({
        text: t("onTray", { count: own?.tray.length ?? 0 }),
        action: { label: t("planVisit"), run },
      });
    }
    if (change?.offTray) {
      const form = { handle: change.offTray, back: pathname, wanted: "yes" };
      const run = () => submit(form, { method: "post", action: address("/lookbook/tray") });
      void say({ text: t("offTray"), action: { label: t("undo"), run } });
    }
  });

  return <div aria-live="polite">{loaded && <loaded.ToastRegion />}</div>;
}

/** What happened between two states of what is the visitor's own. */
function changeBetween(was: Visitor, is: Visitor) {
  return {
    /** Pieces in the bag, where there are more of them than before. */
    bag: is.bag > was.bag ? is.bag : undefined,
    onTray: is.tray.find((handle) => !was.tray.includes(handle)),
    offTray: was.tray.find((handle) => !is.tray.includes(handle)),
  };
}
