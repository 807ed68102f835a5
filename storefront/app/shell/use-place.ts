import { useBusiness } from "#app/shell/use-shell.ts";

/** Name and address of the store, in one line. */
export function usePlace(): string {
  const business = useBusiness();
  if (!business) return "";
  const { name, street, postalCode, town } = business;
  return `${name}, ${street}, ${postalCode} ${town}`;
}
