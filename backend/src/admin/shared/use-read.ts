import { type QueryKey, type UseQueryOptions, useQuery } from "@tanstack/react-query";
import { ask } from "./api";
import { isDecided } from "./unread";

/** Milliseconds; an answer that has not come by then is not waited for any longer. */
const timeout = 30_000;

type Options<Answer> = Omit<UseQueryOptions<Answer>, "queryKey" | "queryFn">;

/**
 * Reads an answer of the administration at a path below `/admin/`, kept under a key. What can not be read is left out
 * of the page, and a notice says so (`widgets/unread-notice.tsx`).
 */
export function useRead<Answer>(queryKey: QueryKey, path: string, options: Options<Answer> = {}) {
  return useQuery<Answer>({
    queryKey,
    queryFn: () => ask<Answer>(path, undefined, "GET", AbortSignal.timeout(timeout)),
    // What was waited for long enough is not waited for again.
    retry: (failures, error) => failures < 2 && !isDecided(error) && error.name !== "TimeoutError",
    // Without a line a read fails, which is said; else it would wait for the line without a word.
    networkMode: "always",
    refetchOnReconnect: ({ state }) => state.data === undefined,
    meta: { notice: true },
    ...options,
  });
}

/** Reads what a page is about; the page says with `ReadFailure`, in its place, that it can not be read. */
export const usePageRead = <Answer>(
  queryKey: QueryKey,
  path: string,
  options: Options<Answer> = {},
) => useRead<Answer>(queryKey, path, { ...options, meta: { notice: false } });
