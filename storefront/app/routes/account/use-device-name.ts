import type { Device } from "@landolt/forms";
import { useTranslations } from "use-intl";

/** Names a device as people do. */
export function useDeviceName(): (device: Device) => string {
  const t = useTranslations("account.device");
  return ({ browser, system }) => {
    if (browser && system) return t("both", { browser, system });
    return browser || system || t("unknown");
  };
}
