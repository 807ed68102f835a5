import { Text } from "@medusajs/ui";
import { Refused } from "./api";
import { useDesk } from "./language";

/** Said where something should stand that could not be read; nothing where it could. */
export function ReadFailure({ error }: { error: unknown }) {
  const t = useDesk();
  if (!error) return null;
  const refused = error instanceof Refused && error.status === 403;
  return (
    <Text role="alert" size="small" className="text-ui-fg-error px-6 py-4">
      {t(refused ? "mayNotSee" : "unread")}
    </Text>
  );
}
