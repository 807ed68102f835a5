import { randomBytes } from "node:crypto";
import { chmodSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readJson, writeJson } from "./json-file.ts";

export interface Secrets {
  readonly jwt: string;
  readonly cookie: string;
  readonly database: string;
  /** Encrypts what staff's second step of sign-in is made from. */
  readonly mfa: string;
  /** Wraps the keys of the people whose prescriptions are kept. */
  readonly health: string;
}

const names = ["jwt", "cookie", "database", "mfa", "health"] as const;

/** 192 random bits in letters that need no escaping in an address. */
function newSecret(): string {
  return randomBytes(24).toString("base64url");
}

/** This shop's secrets, made at the first start; only their owner can read the file. */
export function secretsIn(dataDir: string): Secrets {
  const file = join(dataDir, "secrets.json");
  const known = readJson(file) ?? {};
  const secrets: Record<string, string> = {};
  let fresh = false;
  for (const name of names) {
    const value = known[name];
    if (typeof value === "string" && value !== "") secrets[name] = value;
    else {
      secrets[name] = newSecret();
      fresh = true;
    }
  }
  if (fresh) writeJson(file, secrets, 0o600);
  else chmodSync(file, 0o600);
  const { jwt = "", cookie = "", database = "", mfa = "", health = "" } = secrets;
  return { jwt, cookie, database, mfa, health };
}

export function staffPasswordFile(dataDir: string): string {
  return join(dataDir, "staff-password");
}

/** The password of the first staff account, made at the first start. */
export function staffPasswordIn(dataDir: string): string {
  const file = staffPasswordFile(dataDir);
  if (!existsSync(file)) writeFileSync(file, `${newSecret()}\n`, { mode: 0o600 });
  return readFileSync(file, "utf8").trim();
}
