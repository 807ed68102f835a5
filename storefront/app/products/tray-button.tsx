import { useFetcher } from "react-router";
import { useTranslations } from "use-intl";
import { Button } from "#app/design/button.tsx";
import { useTrayAddress } from "#app/shell/use-tray-address.ts";
import { useVisitor } from "#app/shell/use-visitor.tsx";

interface TrayButtonProps {
  handle: string;
  title: string;
  /** On a card, below a picture that matters more. */
  soft?: boolean;
}

/** Puts a frame on the visitor's tray, or takes it away again. The page stays where it is. */
export function TrayButton({ handle, title, soft = false }: TrayButtonProps) {
  const t = useTranslations("tray");
  const action = useTrayAddress();
  const fetcher = useFetcher();
  const onTray = useVisitor()?.tray.includes(handle) ?? false;
  return (
    <fetcher.Form
      method="post"
      action={action}
      preventScrollReset
      className={soft ? "relative mt-1" : "relative mt-4"}
    >
      {/* The button says all: hidden fields would be a sixth of what a page of frames is made of. */}
      <Button
        name={onTray ? "remove" : "add"}
        value={handle}
        look={soft || onTray ? "plain" : "quiet"}
        className={soft ? "text-small font-normal" : ""}
        aria-label={t(onTray ? "removeName" : "addName", { frame: title })}
        aria-disabled={fetcher.state !== "idle" || undefined}
      >
        {t(onTray ? "remove" : "add")}
      </Button>
    </fetcher.Form>
  );
}
