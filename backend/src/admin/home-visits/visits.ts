import { usePageRead } from "../shared/use-read";
import { type PlannedVisits, visitsKey } from "./api";

/** The visits of some local days, both included. */
export const useVisits = (from: string, to: string) =>
  usePageRead<PlannedVisits>([...visitsKey, from, to], `home-service-visits?from=${from}&to=${to}`);
