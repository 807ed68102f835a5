import { defineWidgetConfig } from "@medusajs/admin-sdk";
import { toast } from "@medusajs/ui";
import { notifyManager, useQueryClient } from "@tanstack/react-query";
import { useEffect, useSyncExternalStore } from "react";
import { useShared } from "../shared/language";
import { missingPart, readAgain, signInAddress } from "../shared/unread";

/** Says on every page that a part of it could not be read, and why, for as long as it is missing. */
export default function UnreadNotice() {
  const t = useShared();
  const queries = useQueryClient();
  const cache = queries.getQueryCache();
  const reason = useSyncExternalStore(
    (changed) => cache.subscribe(notifyManager.batchCalls(changed)),
    () => missingPart(queries),
  );
  useEffect(() => {
    if (!reason) return;
    const [label, go] =
      reason === "signedOut"
        ? [t("signIn"), () => location.assign(signInAddress)]
        : [t("tryAgain"), () => void readAgain(queries)];
    const notice = toast.error(t("missingPart"), {
      description: t(`unread.${reason}`),
      duration: Number.POSITIVE_INFINITY,
      action: { label, altText: label, onClick: go },
    });
    return () => void toast.dismiss(notice);
  }, [reason, t, queries]);
  return null;
}

export const config = defineWidgetConfig({ zone: "topbar" });
