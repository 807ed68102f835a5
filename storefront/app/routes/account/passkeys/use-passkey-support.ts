import { useHydrated } from "#app/document/use-hydrated.ts";

/**
 * Whether this browser knows passkeys; undefined on the server, and so for who has no scripts. What needs them is
 * shown meanwhile, because what appears later moves what is below it while somebody presses it.
 */
export function usePasskeySupport(): boolean | undefined {
  return useHydrated() ? "PublicKeyCredential" in window : undefined;
}
