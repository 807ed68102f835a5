/** A kept request for a visit whose file is damaged: staff see on the page of today that somebody has to be called. */
import { randomUUID } from "node:crypto";
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { eventually } from "../support/eventually.ts";
import { startSecondStorefront } from "../support/second-storefront.ts";
import { runningShop } from "../support/shop-info.ts";
import { signInAsStaff } from "../support/staff.ts";

const info = runningShop();

interface Lost {
  readonly id: string;
  readonly name: string;
  readonly phone: string;
}

it("is shown to staff with what it still says, then set aside", {
  tags: "long",
  timeout: 120_000,
}, async () => {
  const { client } = await signInAsStaff(info);
  const folder = mkdtempSync(join(tmpdir(), "landolt-torn-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const [whole, empty] = [randomUUID(), randomUUID()];
  const name = `Torn${whole.slice(0, 8)}`;
  const text = `{"key":"${whole}","request":{"firstName":"${name}","lastName":"Half","phone":"+352 26 1`;
  writeFileSync(join(folder, `${whole}.json`), text);
  writeFileSync(join(folder, `${empty}.json`), "");
  const lost = async () => {
    const { today } = await client.fetch<{
      today: { lost_requests: { count: number; rows: Lost[] } };
    }>("/admin/today");
    return today.lost_requests;
  };
  const before = (await lost()).count;
  const port = Number(new URL(info.backend).port);
  const website = await startSecondStorefront(info, port, { KEPT_REQUESTS_DIR: folder });
  onTestFinished(website.stop);
  await eventually(() =>
    expect(readdirSync(folder).sort()).toEqual([`${whole}.json.torn`, `${empty}.json.torn`].sort()),
  );
  const { count, rows } = await lost();
  expect(count).toBe(before + 2);
  const shown = rows.find((row) => row.name === `${name} Half`);
  expect(shown).toBeDefined();
  for (const { id } of rows.filter((row) => row === shown || row.name === "")) {
    await client.fetch(`/admin/home-service-lost/${id}/called`, { method: "POST", body: {} });
  }
  expect((await lost()).count).toBe(before);
});
