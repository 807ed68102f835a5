import { toast } from "@medusajs/ui";
import { useState } from "react";
import { Refused } from "./api";
import { useShared } from "./language";

const reasons: Readonly<Record<number, string>> = { 403: "forbidden", 409: "conflict" };

/**
 * Runs one piece of work at a time and shows its failure.
 * @param show how the failure is shown; as a toast unless told
 */
export function useAttempt(show: (failure: string) => void = toast.error) {
  const t = useShared();
  const [busy, setBusy] = useState(false);
  /**
   * @param wordsFor what is said of a refusal in words of its own
   * @returns whether it was done
   */
  const attempt = async (
    work: () => Promise<void>,
    wordsFor?: (refused: Refused) => string | undefined,
  ): Promise<boolean> => {
    setBusy(true);
    try {
      await work();
      return true;
    } catch (error) {
      const refused = error instanceof Refused ? error : undefined;
      const words = refused && wordsFor?.(refused);
      show(words ?? t(reasons[refused?.status ?? 0] ?? "failed"));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { busy, attempt };
}
