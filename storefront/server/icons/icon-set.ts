/** The bundled icon set, read when the first icon is asked for. */
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { z } from "zod";

const icon = z.object({ body: z.string() }).loose();
const setFile = z.object({
  prefix: z.string(),
  icons: z.record(z.string(), icon),
  aliases: z.record(z.string(), z.object({ parent: z.string() }).loose()).default({}),
  width: z.number().default(16),
  height: z.number().default(16),
});
const packageFile = z.object({ version: z.string() });

type Icon = z.output<typeof icon>;

export interface IconSet {
  version: string;
  /** Pixels of an icon that says nothing of its own. */
  width: number;
  height: number;
  /** An icon by its name or one of its other names. */
  icon: (name: string) => Icon | undefined;
}

/** Prefixes of the sets that can be asked for, and the packages they come in. */
const packages: Readonly<Record<string, string>> = { lucide: "@iconify-json/lucide" };

export function isIconSet(prefix: string): boolean {
  return Object.hasOwn(packages, prefix);
}

const sets = new Map<string, Promise<IconSet>>();

async function readSet(name: string): Promise<IconSet> {
  const { resolve } = createRequire(import.meta.url);
  const json = async (file: string): Promise<unknown> =>
    JSON.parse(await readFile(resolve(`${name}/${file}`), "utf8"));
  const { icons, aliases, width, height } = setFile.parse(await json("icons.json"));
  const { version } = packageFile.parse(await json("package.json"));
  const own = <T>(record: Record<string, T>, key: string) =>
    Object.hasOwn(record, key) ? record[key] : undefined;
  return {
    version,
    width,
    height,
    icon(name) {
      const alias = own(aliases, name);
      if (!alias) return own(icons, name);
      const { parent, ...changes } = alias;
      const basis = own(icons, parent);
      return basis && { ...basis, ...changes };
    },
  };
}

/** Reads a set once; one that could not be read is tried again. Throws where its package is missing. */
export function iconSet(prefix: string): Promise<IconSet> {
  const known = sets.get(prefix);
  if (known) return known;
  const reading = readSet(packages[prefix] ?? prefix);
  sets.set(prefix, reading);
  reading.catch(() => sets.delete(prefix));
  return reading;
}
