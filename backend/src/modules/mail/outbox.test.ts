import { mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { writeToOutbox } from "./outbox";

let folder: string;

beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), "landolt-outbox-")), "outbox");
});

afterEach(async () => {
  await rm(join(folder, ".."), { recursive: true });
});

describe("writeToOutbox", () => {
  it("writes a private file that is complete", async () => {
    const file = await writeToOutbox(folder, Buffer.from("Subject: x\r\n\r\ny"));
    expect(await readFile(file, "utf8")).toBe("Subject: x\r\n\r\ny");
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect((await stat(folder)).mode & 0o777).toBe(0o700);
  });

  it("gives messages of the same instant names of their own and leaves nothing half-written", async () => {
    const now = new Date("2026-01-02T03:04:05.006Z");
    const message = Buffer.from("x");
    await Promise.all(Array.from({ length: 20 }, () => writeToOutbox(folder, message, now)));
    const names = await readdir(folder);
    expect(names).toHaveLength(20);
    for (const name of names) expect(name).toMatch(/^2026-01-02T03-04-05\.006Z-[0-9a-f-]+\.eml$/);
  });
});
