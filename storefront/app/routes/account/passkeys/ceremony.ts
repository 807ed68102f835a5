/** Asks the authenticator of the visitor's device. Its library is loaded where a passkey is wanted. */
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from "@simplewebauthn/browser";

const library = () => import("@simplewebauthn/browser");

/** What it came to: an answer to send, nothing because the visitor left it, or a failure. */
export type Outcome = { credential: string } | "left" | "failed";

async function optionsFor<Options>(purpose: "add" | "sign-in"): Promise<Options> {
  const body = new URLSearchParams({ purpose });
  const answer = await fetch("/passkey-options", { method: "POST", body });
  if (!answer.ok) throw new Error(`passkey options: ${answer.status}`);
  return (await answer.json()) as Options;
}

/** Closing the browser's window is no failure, and neither is a question that another one has replaced. */
const wasLeft = (error: unknown): boolean =>
  error instanceof Error && (error.name === "NotAllowedError" || error.name === "AbortError");

async function outcomeOf(ask: () => Promise<object>): Promise<Outcome> {
  try {
    return { credential: JSON.stringify(await ask()) };
  } catch (error) {
    return wasLeft(error) ? "left" : "failed";
  }
}

/** Makes a passkey for who is signed in. */
export const makePasskey = (): Promise<Outcome> =>
  outcomeOf(async () => {
    const { startRegistration } = await library();
    const optionsJSON = await optionsFor<PublicKeyCredentialCreationOptionsJSON>("add");
    return startRegistration({ optionsJSON });
  });

/** Has the visitor choose a passkey in a window of the browser. */
export const choosePasskey = (): Promise<Outcome> =>
  outcomeOf(async () => {
    const { startAuthentication } = await library();
    const optionsJSON = await optionsFor<PublicKeyCredentialRequestOptionsJSON>("sign-in");
    return startAuthentication({ optionsJSON });
  });

/** Milliseconds; less than the challenge of an offer is valid. */
const renewAfter = 4 * 60 * 1000;

/**
 * Offers passkeys among the suggestions of the address's field, where the browser can do that.
 * @returns what withdraws the offer
 */
export function offerPasskeys(onChosen: (credential: string) => void): () => void {
  let withdrawn = false;
  let cancel: () => void = () => undefined;
  async function offer() {
    const { browserSupportsWebAuthnAutofill, startAuthentication, WebAuthnAbortService } =
      await library();
    if (!(await browserSupportsWebAuthnAutofill())) return;
    const optionsJSON = await optionsFor<PublicKeyCredentialRequestOptionsJSON>("sign-in");
    if (withdrawn) return;
    cancel = () => WebAuthnAbortService.cancelCeremony();
    onChosen(JSON.stringify(await startAuthentication({ optionsJSON, useBrowserAutofill: true })));
  }
  // The page offers other ways, whatever becomes of this one.
  const begin = () => void offer().catch(() => undefined);
  begin();
  const renewal = setInterval(begin, renewAfter);
  return () => {
    withdrawn = true;
    clearInterval(renewal);
    // At once, or it would end the question that comes instead of the offer.
    cancel();
  };
}
