/**
 * Requests that the backend cannot take at the moment. Each is one file, on the disk before the
 * visitor is answered, and deleted when the backend has it.
 */
import { mkdir, open, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import { basename, join } from "node:path";
import type { HomeServiceRequest } from "@landolt/forms";
import { z } from "zod";
import { environment } from "#server/environment.ts";
import { log } from "#server/log.ts";
import { acknowledgedVisitProof } from "../orders/proof.server.ts";
import { type Sending, type SentRequest, sendRequest } from "./home-service.server.ts";

const folder = environment.keptRequestsFolder;
const fileOf = (key: string) => join(folder, `${key}.json`);

/** What is set aside: the backend refuses it, or it is no request any more. */
const refused = ".refused";
const torn = ".torn";

const storedRequest = z.object({
  key: z.uuid(),
  // The backend judges the fields again, by the same rules.
  request: z.custom<HomeServiceRequest>((value) => typeof value === "object" && value !== null),
  receivedAt: z.iso.datetime(),
});

/** Stores a request. Resolves when it would survive a power cut; rejects when the disk refuses. */
async function store(stored: SentRequest): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const passing = `${fileOf(stored.key)}.${process.pid}.part`;
  try {
    const file = await open(passing, "w", 0o600);
    try {
      await file.writeFile(JSON.stringify(stored));
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(passing, fileOf(stored.key));
  } catch (error) {
    await rm(passing, { force: true });
    throw error;
  }
  const directory = await open(folder, "r");
  await directory.sync().finally(() => directory.close());
}

/** Milliseconds before the retry, while the visitor waits. */
const retryAfter = 400;

export type Submission = Sending | { outcome: "kept" };

const underWay = new Map<string, Promise<Submission>>();

/**
 * Stores a request, hands it to the backend and deletes it again. It stays where the backend
 * could not take it, and is handed over later. Pressed twice at once, it is sent once.
 *
 * @param key the same for the same request, so that no attempt stores it twice
 * @param network header that names the visitor's network
 */
export function submitRequest(
  key: string,
  request: HomeServiceRequest,
  network: Record<string, string> = {},
): Promise<Submission> {
  const running = underWay.get(key);
  if (running) return running;
  const submission = submit(key, request, network).finally(() => underWay.delete(key));
  underWay.set(key, submission);
  return submission;
}

async function submit(
  key: string,
  request: HomeServiceRequest,
  network: Record<string, string>,
): Promise<Submission> {
  const sent = { key, request, receivedAt: new Date().toISOString() };
  const isStored = await store(sent).then(
    () => true,
    (error: unknown) => {
      log.error({ err: error }, "A request for a home visit could not be stored.");
      return false;
    },
  );
  let sending = await sendRequest(sent, network);
  if (sending.outcome === "unavailable") {
    await new Promise((resolve) => setTimeout(resolve, retryAfter));
    sending = await sendRequest(sent, network);
  }
  if (!isStored) return sending;
  if (sending.outcome === "unavailable") {
    schedule();
    return { outcome: "kept" };
  }
  await rm(fileOf(key), { force: true });
  return sending;
}

/** Milliseconds between two rounds of deliveries; doubles from the first to the last. */
const firstPause = 2_000;
const longestPause = 60_000;
let pause = firstPause;
let timer: NodeJS.Timeout | undefined;

function schedule(): void {
  if (timer) return;
  timer = setTimeout(() => {
    timer = undefined;
    void deliverStoredRequests();
  }, pause);
  timer.unref();
  pause = Math.min(pause * 2, longestPause);
}

/**
 * Hands over everything that is stored, each request by itself; retries until it is done.
 * @param setAside also what the backend refused before, as after a new version it may be taken
 */
export async function deliverStoredRequests({ setAside = false } = {}): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  const endings = setAside ? [".json", `.json${refused}`] : [".json"];
  const waiting = names.filter((name) => endings.some((ending) => name.endsWith(ending)));
  let left = 0;
  for (const name of waiting) {
    if (!(await deliver(join(folder, name)))) left += 1;
  }
  if (left === 0 || left < waiting.length) pause = firstPause;
  if (left === 0) return;
  log.warn({ left }, "Requests for home visits wait for the backend.");
  schedule();
}

/** True when the file needs no retry. */
async function deliver(file: string): Promise<boolean> {
  try {
    const text = await readFile(file, "utf8");
    const stored = readStored(text);
    if (!stored) return await setTornAside(file, text);
    const sending = await sendRequest(stored, acknowledgedVisitProof(stored.key));
    if (sending.outcome === "stored") {
      await rm(file, { force: true });
      log.info("A request for a home visit that was stored here has been delivered.");
      return true;
    }
    if (sending.outcome !== "refused") return false;
    const aside = file.endsWith(refused) ? file : `${file}${refused}`;
    await rename(file, aside);
    log.error(
      { file: aside, fields: Object.keys(sending.problems) },
      "The backend refuses a stored request, and its visitor was answered that we have it: look at the file.",
    );
    return true;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return true;
    log.error({ err: error }, "A stored request could not be read.");
    return false;
  }
}

/** What tells whom to call, as far as it can still be read. */
const legible = /"(firstName|lastName|phone|email)":"([^"\\]*)"/g;

/** Hands over what is left of a torn file, which the backend refuses as incomplete: so staff see it. True as above. */
async function setTornAside(file: string, text: string): Promise<boolean> {
  const [key = ""] = basename(file).split(".", 1);
  const left = Object.fromEntries(
    [...text.matchAll(legible)].map(([, name, value]) => [name, value]),
  );
  const receivedAt = (await stat(file)).mtime.toISOString();
  const sending = await sendRequest(
    { key, request: left, receivedAt },
    acknowledgedVisitProof(key),
  );
  if (sending.outcome !== "refused" && sending.outcome !== "stored") return false;
  await rename(file, `${file}${torn}`);
  log.error({ file: `${file}${torn}` }, "A stored request is no request: look at the file.");
  return true;
}

function readStored(text: string): SentRequest | undefined {
  try {
    return storedRequest.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
