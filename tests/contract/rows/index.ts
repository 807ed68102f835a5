import { administrationRows } from "./administration.ts";
import { authenticationRows } from "./authentication.ts";
import type { Row } from "./row.ts";
import { storefrontRows } from "./storefront.ts";

/** Every call of the interface, each once. */
export const rows: readonly Row[] = [
  ...storefrontRows,
  ...administrationRows,
  ...authenticationRows,
];
