import { type Row, rowsOf } from "./row.ts";

export const authenticationRows: Row[] = rowsOf("Authentication", "auth", [
  ["POST", "/auth/{actor}/{provider}/register"],
  ["POST", "/auth/{actor}/{provider}"],
  ["POST", "/auth/token/refresh"],
  ["POST", "/auth/session"],
  ["DELETE", "/auth/session"],
  ["POST", "/auth/{actor}/{provider}/reset-password"],
  ["POST", "/auth/{actor}/{provider}/update"],
]);
