import { useLocation } from "react-router";
import { useHref } from "../language/use-language.ts";

/** Where a form goes that puts a frame on the tray (`add`) or takes it off (`remove`): from there it is led back. */
export function useTrayAddress(): string {
  const address = useHref();
  return `${address("/lookbook/tray")}?back=${useLocation().pathname}`;
}
