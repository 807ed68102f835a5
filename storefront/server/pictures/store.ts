/** Keeps made pictures in a folder; each is made once, a few at a time. */
import { randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { log } from "#server/log.ts";

/** Pictures that may wait to be made; further requests are refused for a while. */
const longestQueue = 400;

export class Busy extends Error {}

/** @param atOnce how many pictures are made at the same time */
export function pictureStore(folder: string, atOnce: number) {
  const underWay = new Map<string, Promise<Buffer | undefined>>();
  const waiting: (() => void)[] = [];
  let running = 0;

  async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (running >= atOnce) {
      if (waiting.length >= longestQueue) throw new Busy();
      await new Promise<void>((go) => waiting.push(go));
    } else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  }

  async function makeAndKeep(name: string, make: () => Promise<Buffer | undefined>) {
    const made = await inTurn(make);
    if (!made) return undefined;
    // A full disk takes the next visitor's time, and nobody's picture.
    await keep(join(folder, name), made).catch((error: unknown) =>
      log.error({ err: error }, "A picture could not be kept."),
    );
    return made;
  }

  return {
    /**
     * The picture of this name, made when it is not there yet.
     * @param name `<path>-<width>.<stamp>.<format>`
     * @param make undefined: there is no such picture
     * @throws {@link Busy} when too many wait already
     */
    async get(name: string, make: () => Promise<Buffer | undefined>): Promise<Buffer | undefined> {
      const kept = await readFile(join(folder, name)).catch(() => undefined);
      if (kept) return kept;
      const known = underWay.get(name);
      if (known) return known;
      const made = makeAndKeep(name, make).finally(() => underWay.delete(name));
      underWay.set(name, made);
      return made;
    },
  };
}

/** Puts the picture into the folder whole, or not at all. */
async function keep(file: string, picture: Buffer): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const unfinished = `${file}.${randomUUID()}`;
  try {
    await writeFile(unfinished, picture);
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
  await removeFormer(file);
}

/** Removes what the same picture looked like before, so that the folder does not grow for ever. */
async function removeFormer(file: string): Promise<void> {
  const [stamp, format] = basename(file).split(".").slice(-2);
  const stem = basename(file).slice(0, -`${stamp}.${format}`.length);
  for (const other of await readdir(dirname(file))) {
    const same = other.startsWith(stem) && other.endsWith(`.${format}`);
    if (same && other !== basename(file)) await rm(join(dirname(file), other), { force: true });
  }
}
