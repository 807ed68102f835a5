/**
 * Loads icons from the hosts of an icon provider: `GET <host>/<prefix>.json?icons=a,b`. A host that is slow is
 * joined by the next one, a host that fails is followed by it at once; the first answer counts.
 */

/** Milliseconds after which the next host is asked as well. */
const rotation = 750;
/** Milliseconds after which no host is waited for any more. */
const timeout = 5000;
/** Characters of an address; more icons than it holds are asked for by several. */
export const longestAddress = 500;

export interface Icon {
  /** The elements within the `svg`. */
  body: string;
  /** Units of its view box. */
  width: number;
  height: number;
}

export interface IconQuery {
  type: "icons";
  prefix: string;
  names: readonly string[];
}

/**
 * Why icons are missing, as a status of HTTP: 400 for a query of no known type, 404 where the provider has no
 * such set, 424 without a provider, 504 where no host answered in time, 502 where all of them failed.
 */
class IconError extends Error {
  readonly status: 400 | 404 | 424 | 502 | 504;

  constructor(status: IconError["status"]) {
    super(`The icons could not be loaded: ${status}`);
    this.status = status;
  }
}

interface Answer {
  width: number;
  height: number;
  icons: Record<string, Partial<Icon> & Pick<Icon, "body">>;
}

/** Queries of one set, each short enough for every host. */
export function addressesOf(
  hosts: readonly string[],
  prefix: string,
  names: readonly string[],
): string[] {
  const room = longestAddress - Math.max(0, ...hosts.map(({ length }) => length));
  const query = (some: readonly string[]) => `/${prefix}.json?icons=${some.join(",")}`;
  const parts: string[][] = [];
  for (const name of new Set(names)) {
    const last = parts.at(-1);
    if (last && query([...last, name]).length <= room) last.push(name);
    else parts.push([name]);
  }
  return parts.map(query);
}

/** The first good answer of the hosts. @throws IconError */
function ask(hosts: readonly string[], query: string): Promise<Answer> {
  const stop = new AbortController();
  return new Promise<Answer>((resolve, reject) => {
    let next = 0;
    let failed = 0;
    let turn: ReturnType<typeof setTimeout> | undefined;
    const end = setTimeout(() => reject(new IconError(504)), timeout);
    stop.signal.addEventListener("abort", () => {
      clearTimeout(end);
      clearTimeout(turn);
    });
    const rotate = () => {
      clearTimeout(turn);
      const host = hosts[next];
      if (host === undefined) return;
      next += 1;
      if (next < hosts.length) turn = setTimeout(rotate, rotation);
      const fail = () => {
        failed += 1;
        if (failed === hosts.length) reject(new IconError(502));
        else rotate();
      };
      fetch(host + query, { signal: stop.signal }).then(async (answer) => {
        // Another host has the same sets: none of them has this one.
        if (answer.status === 404) reject(new IconError(404));
        else if (answer.ok) answer.json().then(resolve, fail);
        else fail();
      }, fail);
    };
    rotate();
  }).finally(() => stop.abort());
}

/**
 * Icons by their names; those that the set lacks are left out.
 * @param hosts addresses without a slash at the end, the preferred one first
 * @throws IconError
 */
export async function loadIcons(
  hosts: readonly string[],
  { type, prefix, names }: IconQuery,
): Promise<Map<string, Icon>> {
  if (type !== "icons") throw new IconError(400);
  if (hosts.length === 0) throw new IconError(424);
  const queries = addressesOf(hosts, prefix, names);
  const answers = await Promise.all(queries.map((query) => ask(hosts, query)));
  return new Map(
    answers.flatMap(({ icons, width, height }) =>
      Object.entries(icons).map(([name, icon]) => [name, { width, height, ...icon }] as const),
    ),
  );
}
