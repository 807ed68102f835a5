import { useEffect, useRef } from "react";
import { useFetcher, useLocation, useNavigate } from "react-router";
import { useTranslations } from "use-intl";
import { ToastRegion, toasts } from "#app/design/overlays/toasts/toast-region.tsx";
import { useHref } from "../language/use-language.ts";
import type { Known } from "./announcements.tsx";
import type { Visitor } from "./shell.server.ts";
import { useTrayAddress } from "./use-tray-address.ts";
import { useVisitor } from "./use-visitor.tsx";

/** Says what has changed since a state that was known, and from then on with each change. */
export function Announcer({ since }: { since: Known }) {
  const t = useTranslations("toasts");
  const { pathname } = useLocation();
  const address = useHref();
  const trayAddress = useTrayAddress();
  const navigate = useNavigate();
  const { submit } = useFetcher();
  const own = useVisitor();
  const before = useRef(since);

  useEffect(() => {
    const { own: was, pathname: from } = before.current;
    before.current = { own, pathname };
    const change = was && own && changeBetween(was, own);
    // Where the page is another, too, somebody has signed in or out, or asked for a visit.
    const stays = pathname === from;
    // In the bag itself every change is seen where it is made.
    if (change?.bag && !stays) {
      toasts.add({ about: "bag", text: t("inBag", { count: change.bag }) });
    } else if (was && own && was.bag !== own.bag) toasts.drop("bag");
    if (change?.onTray && stays) {
      const run = () => navigate(address("/homeservice"));
      toasts.add({
        about: "tray",
        text: t("onTray", { count: own?.tray.length ?? 0 }),
        action: { label: t("planVisit"), run },
      });
    }
    if (change?.offTray && stays) {
      const form = { add: change.offTray };
      const run = () =>
        submit(form, { method: "post", action: trayAddress, preventScrollReset: true });
      toasts.add({ about: "tray", text: t("offTray"), action: { label: t("undo"), run } });
    }
  });

  return <ToastRegion />;
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
