import { type Row, rowsOf } from "./row.ts";

/** Only a provider elsewhere leads a browser away and back. */
const elsewhere = "tests/life/accounts.ts";

export const authenticationRows: Row[] = [
  ...rowsOf("Authentication", "auth", [
    ["POST", "/auth/{actor}/{provider}/register"],
    ["POST", "/auth/{actor}/{provider}"],
  ]),
  ...rowsOf("Authentication", "auth", [["GET", "/auth/{actor}/{provider}/callback"]]).map(
    (row) => ({ ...row, elsewhere }),
  ),
  ...rowsOf("Authentication", "auth", [
    ["POST", "/auth/token/refresh"],
    ["POST", "/auth/session"],
    ["DELETE", "/auth/session"],
    ["POST", "/auth/{actor}/{provider}/reset-password"],
    ["POST", "/auth/{actor}/{provider}/update"],
  ]),
];
