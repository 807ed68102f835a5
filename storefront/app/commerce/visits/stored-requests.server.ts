/**
 * Requests that the backend cannot take at the moment. Each is one file, on the disk before the
 * visitor is answered, and deleted when the backend has it.
 */
import { mkdir, open, readdir, readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import type { HomeServiceRequest } from "@landolt/forms";
import { environment } from "#server/environment.ts";
import { log } from "#server/log.ts";
import { type Sending, sendRequest } from "./home-service.server.ts";

const folder = environment.keptRequestsFolder;
const fileOf = (key: string) => join(folder, `${key}.json`);

interface StoredRequest {
  key: string;
  request: HomeServiceRequest;
  /** Instant at which the customer sent it, ISO 8601. */
  receivedAt: string;
}

/** Stores a request. Resolves when it would survive a power cut; rejects when the disk refuses. */
async function store(stored: StoredRequest): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const passing = `${fileOf(stored.key)}.${process.pid}.part`;
  const file = await open(passing, "w", 0o600);
  try {
    await file.writeFile(JSON.stringify(stored));
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(passing, fileOf(stored.key));
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
 */
export function submitRequest(key: string, request: HomeServiceRequest): Promise<Submission> {
  const running = underWay.get(key);
  if (running) return running;
  const submission = submit(key, request).finally(() => underWay.delete(key));
  underWay.set(key, submission);
  return submission;
}

async function submit(key: string, request: HomeServiceRequest): Promise<Submission> {
  const receivedAt = new Date().toISOString();
  const isStored = await store({ key, request, receivedAt }).then(
    () => true,
    (error: unknown) => {
      log.error({ err: error }, "A request for a home visit could not be stored.");
      return false;
    },
  );
  let sending = await sendRequest(key, request, receivedAt);
  if (sending.outcome === "unavailable") {
    await new Promise((resolve) => setTimeout(resolve, retryAfter));
    sending = await sendRequest(key, request, receivedAt);
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

/** Hands over everything that is stored, also by an earlier process; retries until it is done. */
export async function deliverStoredRequests(): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter((each) => each.endsWith(".json"))) {
    if (!(await deliver(join(folder, name)))) return schedule();
  }
  pause = firstPause;
}

/** True when the file needs no retry. */
async function deliver(file: string): Promise<boolean> {
  try {
    const { key, request, receivedAt }: StoredRequest = JSON.parse(await readFile(file, "utf8"));
    const { outcome } = await sendRequest(key, request, receivedAt);
    if (outcome === "stored") {
      await rm(file, { force: true });
      log.info("A request for a home visit that was stored here has been delivered.");
      return true;
    }
    if (outcome !== "refused") return false;
    // A person has to look at it: the visitor was answered that we have it.
    await rename(file, `${file}.refused`);
    log.error({ file: `${file}.refused` }, "The backend refuses a stored request.");
    return true;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return true;
    log.error({ err: error }, "A stored request could not be read.");
    return false;
  }
}
