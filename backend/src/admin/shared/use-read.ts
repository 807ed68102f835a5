import { type QueryKey, type UseQueryOptions, useQuery } from "@tanstack/react-query";
import { ask } from "./api";

/** Reads an answer of the administration at a path below `/admin/`, kept under a key. */
export function useRead<Answer>(
  queryKey: QueryKey,
  path: string,
  options: Omit<UseQueryOptions<Answer>, "queryKey" | "queryFn"> = {},
) {
  return useQuery({ queryKey, queryFn: () => ask<Answer>(path), ...options });
}
