import { useEffect, useRef, useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import { useTranslations } from "use-intl";
import { Button } from "#app/design/button.tsx";
import { useInterfaceTexts } from "#app/design/interface/interface.tsx";
import { lostRequest, noteLost, onLostRequest } from "./lost-request.ts";

export { keepPage } from "./lost-request.ts";

const none = () => undefined;

/** Says that something did not reach the shop, over a page that stays as it is, and offers to try again. */
export function LostNotice() {
  const t = useTranslations("error");
  const { close, language } = useInterfaceTexts();
  const lost = useSyncExternalStore(onLostRequest, lostRequest, none);
  const { pathname } = useLocation();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (lost) box.current?.focus();
  }, [lost]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was lost on another page is not said here.
  useEffect(() => () => noteLost(undefined), [pathname]);
  if (!lost) return null;
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className="fixed inset-x-4 bottom-4 z-40 mx-auto max-w-narrow rounded-surface border-2 border-danger bg-paper px-5 py-4"
    >
      <p className="font-semibold text-danger">{t(lost.loss)}</p>
      <p className="mt-1">{t("kept")}</p>
      <p className="mt-3 flex flex-wrap gap-x-6 gap-y-2">
        <Button type="button" onClick={lost.retry}>
          {t("tryAgain")}
        </Button>
        <Button type="button" look="plain" onClick={() => noteLost(undefined)}>
          <span lang={language}>{close}</span>
        </Button>
      </p>
    </div>
  );
}
