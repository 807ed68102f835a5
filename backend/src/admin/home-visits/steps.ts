import { toast } from "@medusajs/ui";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { ask, Refused } from "../shared/api";
import { type RequestDetails, requestKey, requestsKey, visitsKey } from "./api";
import { useTexts } from "./language";

const known = ["stale", "step", "early", "past", "busy", "day-full", "no-time", "racing"];

/** Takes a step and shows what came of it; a refused one is explained and the request read again. */
export function useStep(id: string) {
  const t = useTexts();
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  const take = async (step: string, body: object): Promise<boolean> => {
    setBusy(true);
    try {
      const path = `home-service-requests/${id}/${step}`;
      const answer = await ask<{ home_service_request: RequestDetails }>(path, body);
      queries.setQueryData(requestKey(id), answer);
      await queries.invalidateQueries({ queryKey: requestsKey, exact: true });
      await queries.invalidateQueries({ queryKey: visitsKey });
      toast.success(t("saved"));
      return true;
    } catch (error) {
      const code = error instanceof Refused ? error.code : undefined;
      toast.error(t(code && known.includes(code) ? `conflicts.${code}` : "failed"));
      await queries.invalidateQueries({ queryKey: requestKey(id) });
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { busy, take };
}
