import { useFetcher } from "react-router";
import { useTranslations } from "use-intl";
import { Button } from "#app/design/button.tsx";
import { useTrayAddress } from "#app/shell/use-tray-address.ts";
import { useVisitor } from "#app/shell/use-visitor.ts";

/** Puts a frame of the store on the visitor's tray, or takes it away again. */
export function TrayButton({ handle, title }: { handle: string; title: string }) {
  const t = useTranslations("tray");
  const action = useTrayAddress();
  const fetcher = useFetcher();
  const onTray = useVisitor()?.tray.includes(handle) ?? false;
  return (
    <fetcher.Form method="post" action={action} className="relative mt-4">
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
