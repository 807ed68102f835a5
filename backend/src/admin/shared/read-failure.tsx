import { Button, Text } from "@medusajs/ui";
import { useQueryClient } from "@tanstack/react-query";
import { useShared } from "./language";
import { isDecided, readAgain, reasonOf, signInAddress } from "./unread";

/** Shown in place of what could not be read: why, and the way on. */
export function ReadFailure({ error }: { error: unknown }) {
  const t = useShared();
  const queries = useQueryClient();
  if (!error) return null;
  const reason = reasonOf(error);
  return (
    <div role="alert" className="flex flex-wrap items-center justify-between gap-3 px-6 py-4">
      <Text size="small" className="text-ui-fg-error">
        {t(`unread.${reason}`)}
      </Text>
      {reason === "signedOut" ? (
        <Button size="small" variant="secondary" asChild>
          <a href={signInAddress}>{t("signIn")}</a>
        </Button>
      ) : (
        !isDecided(error) && (
          <Button size="small" variant="secondary" onClick={() => void readAgain(queries)}>
            {t("tryAgain")}
          </Button>
        )
      )}
    </div>
  );
}
