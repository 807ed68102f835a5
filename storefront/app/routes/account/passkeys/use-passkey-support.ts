import { useHydrated } from "#app/document/use-hydrated.ts";

/** Whether this browser knows passkeys; not on the server, and so not without scripts. */
export const usePasskeySupport = (): boolean => useHydrated() && "PublicKeyCredential" in window;
