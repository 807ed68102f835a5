import { useRead } from "./use-read";

export type Action = "read" | "change";

export type Permission = { area: string; action: Action };

type Mine = { role: string; permissions: Permission[] };

/** Milliseconds for which the answer is believed; the backend refuses in any case. */
const believedFor = 60_000;

/**
 * Whether the signed-in user may do something, for pages to leave out what would be refused.
 * Undefined until it is known.
 */
export function useMay(area: string, action: Action): boolean | undefined {
  const { data } = useRead<Mine>(["my-permissions"], "me/permissions", {
    staleTime: believedFor,
  });
  return data?.permissions.some((granted) => granted.area === area && granted.action === action);
}
