import { useFetcher, useLocation } from "react-router";
import { useTranslations } from "use-intl";
import { Button } from "#app/design/button.tsx";
import { useHref } from "#app/language/use-language.ts";
import { useVisitor } from "#app/shell/use-visitor.ts";

/** Puts a frame of the store on the visitor's tray, or takes it away again. */
export function TrayButton({ handle, title }: { handle: string; title: string }) {
  const t = useTranslations("tray");
  const address = useHref();
  const { pathname } = useLocation();
  const fetcher = useFetcher();
  const onTray = useVisitor()?.tray.includes(handle) ?? false;
  return (
    <fetcher.Form
      method="post"
      action={`${address("/lookbook/tray")}?back=${pathname}`}
      className="relative mt-4"
    >
      {/* The button says all: hidden fields would be a sixth of what a page of frames is made of. */}
      <Button
        name={onTray ? "remove" : "add"}
        value={handle}
        look={onTray ? "plain" : "quiet"}
        aria-label={t(onTray ? "removeName" : "addName", { frame: title })}
        aria-disabled={fetcher.state !== "idle" || undefined}
      >
        {t(onTray ? "remove" : "add")}
      </Button>
    </fetcher.Form>
  );
}
