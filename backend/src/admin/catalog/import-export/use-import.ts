import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { ask } from "../../shared/api";
import { type Import, importsKey, isRunning } from "./api";

/** Milliseconds between two looks at an import that is under way. */
const everyLook = 500;

/** How far an import is, followed to its end. */
export function useImport(begun: Import | undefined): Import | undefined {
  const queries = useQueryClient();
  const { data = begun } = useQuery({
    queryKey: [...importsKey(begun?.table ?? "prices"), begun?.id, "state"],
    queryFn: async () => {
      const path = `tables/${begun?.table}/imports/${begun?.id}?limit=0`;
      return (await ask<{ import: Import }>(path)).import;
    },
    enabled: begun !== undefined && isRunning(begun),
    refetchInterval: ({ state }) => (state.data && !isRunning(state.data) ? false : everyLook),
  });
  const ended = data !== undefined && !data.dry_run && !isRunning(data) ? data : undefined;
  const { id, table } = ended ?? {};
  useEffect(() => {
    if (id && table) void queries.invalidateQueries({ queryKey: importsKey(table), exact: true });
  }, [id, table, queries]);
  return data;
}
