/** The lock that keeps two completions apart: in one process, in two, and after a process was killed. */
import { type ChildProcess, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { LockSession } from "../../backend/src/modules/locking/session.ts";
import { pause } from "../support/backend-process.ts";
import { databaseUrl, query } from "../support/database.ts";
import { eventually } from "../support/eventually.ts";
import { oneUnlessAll } from "../support/extent.ts";
import { runningShop } from "../support/shop-info.ts";

const info = runningShop();
const root = join(import.meta.dirname, "../..");
const provider = join(root, "backend/.medusa/server/src/modules/locking/service.js");

const folder = mkdtempSync(join(tmpdir(), "landolt-locks-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** Starts a process that takes the lock `key` so often at once; what it tells is in {@link logOf}. */
function takeLock(key: string, times: number, ...hold: "hold"[]): ChildProcess {
  const taker = join(root, "tests/support/lock-taker.cjs");
  const args = [taker, provider, join(folder, key), key, `${times}`, ...hold];
  return spawn(process.execPath, args, {
    cwd: join(root, "backend"),
    env: {
      ...process.env,
      DATABASE_URL: databaseUrl(info),
      JWT_SECRET: "not used by a lock",
      COOKIE_SECRET: "not used by a lock",
      MFA_KEY: "not used by a lock",
      HEALTH_KEYS: "1:not-used-by-a-lock",
      DATA_DIR: info.dataDir,
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
}

const logOf = (key: string): string[] => {
  const file = join(folder, key);
  return existsSync(file) ? readFileSync(file, "utf8").trimEnd().split("\n") : [];
};

/** Whether each that came in went out before the next came in. */
function expectOneAtATime(log: readonly string[], all: number): void {
  expect(log).toHaveLength(2 * all);
  for (let index = 0; index < log.length; index += 2) {
    expect(log[index]).toMatch(/^in /);
    expect(log[index + 1]).toBe(log[index]?.replace("in", "out"));
  }
}

describe("a lock", () => {
  it.each(oneUnlessAll([2, 1]))(
    "lets eight callers of each of %d processes in one by one",
    { tags: "long" },
    async (processes) => {
      const key = randomUUID();
      const children = Array.from({ length: processes }, () => takeLock(key, 8));
      const codes = await Promise.all(children.map((child) => once(child, "close")));
      expect(codes.map(([code]) => code)).toEqual(children.map(() => 0));
      expectOneAtATime(logOf(key), 8 * processes);
    },
  );

  it("ends with the process that was killed while it held it", { tags: "long" }, async () => {
    const key = randomUUID();
    const holder = takeLock(key, 1, "hold");
    await eventually(() => expect(logOf(key)).toHaveLength(1));
    const next = takeLock(key, 1);
    if (next.stdout) await once(next.stdout, "data");
    // It asks each 15 ms.
    for (let look = 0; look < 20; look += 1) {
      await pause(15);
      expect(logOf(key)).toHaveLength(1);
    }
    holder.kill("SIGKILL");
    const [code] = await once(next, "close");
    expect(code).toBe(0);
  });
});

describe("a lock that is held while its connection to the database is cut", () => {
  const connections = async () =>
    (
      await query<{ pid: number }>(
        info,
        "select pid from pg_stat_activity where application_name = 'landolt locks'",
      )
    ).map(({ pid }) => pid);

  let others: number[];
  beforeAll(async () => {
    others = await connections();
  });
  afterAll(() =>
    query(
      info,
      `select pg_terminate_backend(pid) from pg_stat_activity
       where application_name = 'landolt locks' and pid <> all($1)`,
      [others],
    ),
  );

  /** A session that holds `key`, and cutting its connection. */
  async function holder(key: string) {
    const before = await connections();
    const session = new LockSession({ connectionString: databaseUrl(info) });
    expect(await session.tryTake(key)).toBe(true);
    const own = (await connections()).filter((pid) => !before.includes(pid));
    expect(own).toHaveLength(1);
    // Once it is over: what is asked of it before would still be answered.
    const cut = () => query(info, "select pg_terminate_backend($1, 60000)", own);
    return { session, cut };
  }
  /** Connects again, which takes back what was held. */
  const serveAnother = (session: LockSession) =>
    eventually(async () => expect(await session.tryTake(randomUUID())).toBe(true));

  it("is taken back before anything else is locked", async () => {
    const key = randomUUID();
    const { session, cut } = await holder(key);
    await cut();
    await serveAnother(session);
    const other = new LockSession({ connectionString: databaseUrl(info) });
    expect(await other.tryTake(key)).toBe(false);
    await session.give(key);
    expect(await other.tryTake(key)).toBe(true);
  });

  it("is said to be lost where another process was faster", async () => {
    const key = randomUUID();
    const { session, cut } = await holder(key);
    const warned = once(process, "warning");
    await cut();
    const other = new LockSession({ connectionString: databaseUrl(info) });
    await eventually(async () => expect(await other.tryTake(key)).toBe(true));
    await serveAnother(session);
    expect(String((await warned)[0])).toContain("A lock was lost");
    // It is the other's, and giving it back changes nothing.
    await session.give(key);
    const third = new LockSession({ connectionString: databaseUrl(info) });
    expect(await third.tryTake(key)).toBe(false);
  });
});
