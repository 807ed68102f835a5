/** One call of the interface: what `docs/api-contract.md` lists and the stories must have made. */
export interface Row {
  area: "Storefront" | "Administration" | "Authentication";
  group: string;
  method: "GET" | "POST" | "DELETE" | "PUT" | "PATCH";
  /** With a leading slash; `{…}` stands for one segment. */
  path: string;
  /** The test that makes the call, where it needs a shop with other settings than this one. */
  elsewhere?: string;
}

type Call = readonly [method: Row["method"], path: string];

export function rowsOf(area: Row["area"], group: string, calls: readonly Call[]): Row[] {
  return calls.map(([method, path]) => ({ area, group, method, path }));
}

/** List, retrieve, create, update and delete of one resource. */
export function fullPattern(area: Row["area"], base: string, name: string): Row[] {
  const list = `${base}/${name}`;
  return rowsOf(area, name, [
    ["GET", list],
    ["GET", `${list}/{id}`],
    ["POST", list],
    ["POST", `${list}/{id}`],
    ["DELETE", `${list}/{id}`],
  ]);
}

/** The places of a path where the id of a record stands. */
export const placesOfIds = ({ path }: Row): number[] =>
  path.split("/").flatMap((part, at) => (/^\{(?:\w+_)?id\}$/.test(part) ? [at] : []));

/** Whether a request is the call a row describes. */
export function describes({ method, path }: Row, call: { method: string; path: string }): boolean {
  const pattern = path
    .replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`)
    .replaceAll(/\{\w+\}/g, "[^/]+");
  return method === call.method && new RegExp(`^${pattern}$`).test(call.path);
}
