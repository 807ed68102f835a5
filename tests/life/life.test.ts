import { once } from "node:events";
import { chmod, mkdtemp, rm, stat } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { orderAnAccessory } from "../support/customer.ts";
import { Launcher } from "../support/launcher.ts";
import { type MailServer, startMailServer } from "../support/mail-server.ts";
import { signInAsStaff } from "../support/staff.ts";

let dataDir: string;
let launcher: Launcher;
let mail: MailServer;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "landolt-life-"));
  // Open to the account that runs PostgreSQL when we are root; what is secret protects itself.
  await chmod(dataDir, 0o755);
  mail = await startMailServer();
  launcher = await Launcher.in(dataDir, {
    SMTP_URL: mail.url,
    MAIL_FROM: "Clairval Optique <shop@clairval.example>",
  });
});

afterAll(async () => {
  await launcher.end("SIGTERM");
  await launcher.killAll();
  await launcher.reset();
  await mail.close();
  await rm(dataDir, { recursive: true, force: true });
});

async function orderIsThere(orderId: string) {
  const staff = await signInAsStaff(await launcher.info());
  const { order } = await staff.admin.order.retrieve(orderId);
  expect(order.id).toBe(orderId);
}

describe("the life of a shop", { timeout: 180_000 }, () => {
  let orderId: string;

  it("finishes a first start that was killed half-way", async () => {
    const child = launcher.spawn();
    while (!/seed|demo/i.test(launcher.output) && child.exitCode === null) {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    await launcher.end("SIGKILL");
    const info = await launcher.start();
    orderId = (await orderAnAccessory(info, "en", "anna@example.com")).id;
    expect((await stat(info.staffPasswordFile)).mode & 0o777).toBe(0o600);
  });

  it("confirmed the order through the mail server it was given", async () => {
    const mailed = () => mail.messages.filter((each) => each.includes("To: anna@example.com"));
    await vi.waitFor(() => expect(mailed()).toHaveLength(1), { timeout: 20_000, interval: 200 });
  });

  it("refuses a second start in the same folder in one sentence", async () => {
    const second = new Launcher(launcher.settings);
    await expect(second.start()).rejects.toThrow(/already running/i);
    await orderIsThere(orderId);
  });

  it("stops everything in order on SIGTERM and comes back with the order", async () => {
    expect(await launcher.end("SIGTERM")).toBe(0);
    await launcher.gone();
    await launcher.start();
    await orderIsThere(orderId);
  });

  it("survives kill -9 of every process at once", async () => {
    const exit = launcher.end("SIGKILL");
    await launcher.killAll();
    await exit;
    await launcher.start();
    await orderIsThere(orderId);
  });

  it("takes over what a killed launcher left running", async () => {
    await launcher.end("SIGKILL");
    await launcher.start();
    await orderIsThere(orderId);
    expect(await launcher.end("SIGTERM")).toBe(0);
    await launcher.gone();
  });

  it("names the occupied port and the setting that changes it", async () => {
    const occupant = createServer().listen(Number(launcher.settings.PORT), "127.0.0.1");
    await once(occupant, "listening");
    await expect(launcher.start()).rejects.toThrow(/PORT/);
    occupant.close();
  });

  it("explains a wrong setting before it does anything", async () => {
    const wrong = new Launcher({ ...launcher.settings, PORT: "eighty" });
    await expect(wrong.start()).rejects.toThrow(/PORT/);
  });
});
