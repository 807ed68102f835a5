import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** Whether this browser knows passkeys; not on the server, and so not without scripts. */
export const usePasskeySupport = (): boolean =>
  useSyncExternalStore(
    never,
    () => "PublicKeyCredential" in window,
    () => false,
  );
