import { Text } from "@medusajs/ui";
import { Refused } from "./api";
import { useShared } from "./language";

/** Shown in place of what could not be read. */
export function ReadFailure({ error }: { error: unknown }) {
  const t = useShared();
  if (!error) return null;
  const refused = error instanceof Refused && error.status === 403;
  return (
    <Text role="alert" size="small" className="text-ui-fg-error px-6 py-4">
      {t(refused ? "mayNotSee" : "unread")}
    </Text>
  );
}
