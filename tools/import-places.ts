/**
 * `npm run import-places -- LU.txt DE.txt …`: gives the running shop the postal codes that GeoNames
 * offers by country. Without `--apply` it only reports. It signs in as staff and starts nothing.
 */
import { readFileSync } from "node:fs";
import { Explained } from "./launch/explained.ts";
import { isObject, readJson } from "./launch/json-file.ts";
import { filesIn } from "./launch/launch.ts";
import { complain } from "./launch/launcher.ts";
import { dataFolderOf, readSettings } from "./settings.mjs";

const usage =
  "Name one or more of GeoNames' postal files as text: npm run import-places -- LU.txt [--apply]";

/** Milliseconds; the largest country takes a few seconds. */
const timeout = 120_000;

interface Shop {
  backend: string;
  staffEmail: string;
  staffPassword: string;
}

function runningShop(): Shop {
  const settings = readSettings();
  const info = readJson(filesIn(dataFolderOf(settings)).lastStart);
  if (!isObject(info)) throw new Explained('No shop has been started here: run "npm start" first.');
  const { backend, staffEmail, staffPasswordFile } = info;
  return {
    backend: String(backend),
    staffEmail: settings.STAFF_EMAIL ?? String(staffEmail),
    staffPassword:
      settings.STAFF_PASSWORD ?? readFileSync(String(staffPasswordFile), "utf8").trim(),
  };
}

async function post(address: string, body: unknown, token?: string) {
  const answer = await fetch(address, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(timeout),
  }).catch(() => {
    throw new Explained(`The shop does not answer at ${address}: is it running?`);
  });
  const json: unknown = await answer.json().catch(() => ({}));
  return { status: answer.status, body: isObject(json) ? json : {} };
}

async function signIn({ backend, staffEmail: email, staffPassword: password }: Shop) {
  const { status, body } = await post(`${backend}/auth/user/emailpass`, { email, password });
  if (status !== 200 || typeof body.token !== "string") {
    throw new Explained(
      `The shop did not let ${email} in. If the password was changed, set STAFF_EMAIL and STAFF_PASSWORD for this command.`,
    );
  }
  return body.token;
}

const rows = (value: unknown) => (Array.isArray(value) ? value.filter(isObject) : []);

function report(body: Record<string, unknown>): string {
  const lines = rows(body.countries).map(
    (file) =>
      `  ${String(file.country).toUpperCase()}: ${file.rows} places with ${file.postal_codes} postal codes, before ${file.rows_before}`,
  );
  const faults = rows(body.faults).map((fault) => `  line ${fault.line}: ${fault.problem}`);
  if (faults.length > 0) lines.push(`Faulty lines: ${body.fault_count}`, ...faults);
  return lines.map((line) => `${line}\n`).join("");
}

async function importPlaces(): Promise<void> {
  const files = process.argv.slice(2).filter((argument) => !argument.startsWith("--"));
  const apply = process.argv.includes("--apply");
  if (files.length === 0) throw new Explained(usage);
  const content = files
    .map((file) => {
      try {
        return readFileSync(file, "utf8");
      } catch {
        throw new Explained(`The file ${file} cannot be read.`);
      }
    })
    .join("\n");
  const shop = runningShop();
  const token = await signIn(shop);
  const address = `${shop.backend}/admin/postal-places/import`;
  const { status, body } = await post(address, { content, dry_run: !apply }, token);
  process.stdout.write(report(body));
  if (status !== 200) throw new Explained(`Nothing was changed: ${body.message ?? status}.`);
  const outcome = apply
    ? "The places above are in use from now on.\n"
    : "Nothing was changed. Run it again with --apply to use these places.\n";
  process.stdout.write(outcome);
}

try {
  await importPlaces();
} catch (error) {
  complain(error);
  process.exitCode = 1;
}
