import { useQuery } from "@tanstack/react-query";
import { ask } from "../shared/api";
import { type PlannedVisits, visitsKey } from "./api";

/** The visits of some local days, both included. */
export const useVisits = (from: string, to: string) =>
  useQuery({
    queryKey: [...visitsKey, from, to],
    queryFn: () => ask<PlannedVisits>(`home-service-visits?from=${from}&to=${to}`),
  });
