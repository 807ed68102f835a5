import { useQueryClient } from "@tanstack/react-query";
import type { today } from "../../orders";
import type { Answer } from "../shared/api";
import { usePageRead } from "../shared/use-read";
import { useStaffEvents } from "../shared/use-staff-events";

export type Today = Answer<typeof today>;

const todayKey = ["today"];
/** Milliseconds; often enough that the rest of a promise is right. News come by themselves. */
const refresh = 30_000;

/** Everything that waits. @param rows of each list, at most */
export function useToday(rows = 10) {
  const queries = useQueryClient();
  useStaffEvents(() => void queries.invalidateQueries({ queryKey: todayKey }));
  return usePageRead<{ today: Today }>([...todayKey, rows], `today?rows=${rows}`, {
    refetchInterval: refresh,
  });
}
