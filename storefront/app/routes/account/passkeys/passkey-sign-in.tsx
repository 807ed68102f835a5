import { useCallback, useEffect, useState } from "react";
import { useNavigation, useSubmit } from "react-router";
import { useTranslations } from "use-intl";
import type { Next } from "#app/commerce/account/sign-in.server.ts";
import { Button } from "#app/design/button.tsx";
import { choosePasskey, offerPasskeys } from "./ceremony.ts";
import { usePasskeySupport } from "./use-passkey-support.ts";

/** Signs in with a passkey: by a button, or chosen among the suggestions for the address. */
export function PasskeySignIn({ next }: { next: Next }) {
  const t = useTranslations("account.signIn");
  const submit = useSubmit();
  const supported = usePasskeySupport();
  const idle = useNavigation().state === "idle";
  const [state, setState] = useState<"offered" | "asking" | "failed">("offered");

  const send = useCallback(
    (credential: string) =>
      void submit({ intent: "passkey", credential, ...(next && { next }) }, { method: "post" }),
    [next, submit],
  );

  const offered = supported && idle && state !== "asking";
  useEffect(() => {
    if (!offered) return undefined;
    return offerPasskeys(send);
  }, [offered, send]);

  async function choose() {
    setState("asking");
    const outcome = await choosePasskey();
    // Before anything is offered again.
    if (typeof outcome === "object") send(outcome.credential);
    setState(outcome === "failed" ? "failed" : "offered");
  }

  if (supported === false) return null;
  return (
    <section className="mt-10 max-w-measure noscript:hidden">
      <Button
        look="quiet"
        type="button"
        onClick={choose}
        disabled={!supported || state === "asking"}
      >
        {t("withPasskey")}
      </Button>
      {state === "failed" && (
        <p role="alert" className="mt-3">
          {t("states.passkeyFailed")}
        </p>
      )}
    </section>
  );
}
