import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { pictureStore } from "./store.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "landolt-pictures-"));
});
afterEach(() => rm(folder, { recursive: true }));

const name = "frame/main-320.abc.webp";
const picture = Buffer.from("picture");

it("makes a picture once and takes the place of what it looked like before", async () => {
  const store = pictureStore(folder, 1);
  expect(await store.get(name.replace("abc", "old"), async () => picture)).toEqual(picture);
  expect(await store.get(name, async () => picture)).toEqual(picture);
  expect(await store.get(name, () => Promise.reject(new Error("made again")))).toEqual(picture);
  expect(await readdir(join(folder, "frame"))).toEqual(["main-320.abc.webp"]);
});

it("answers with a picture that the disk does not take", async () => {
  const file = join(folder, "file");
  await writeFile(file, "");
  const store = pictureStore(file, 1);
  expect(await store.get(name, async () => picture)).toEqual(picture);
});
