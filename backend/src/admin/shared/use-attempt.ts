import { toast } from "@medusajs/ui";
import { useState } from "react";
import { Refused } from "./api";
import { useShared } from "./language";

/** Runs one piece of work at a time and shows its failure. */
export function useAttempt() {
  const t = useShared();
  const [busy, setBusy] = useState(false);
  const attempt = async (work: () => Promise<void>) => {
    setBusy(true);
    try {
      await work();
    } catch (error) {
      const status = error instanceof Refused ? error.status : 0;
      toast.error(t(status === 409 ? "conflict" : status === 403 ? "forbidden" : "failed"));
    } finally {
      setBusy(false);
    }
  };
  return { busy, attempt };
}
