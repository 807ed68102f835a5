/** The keys of people: wrapped by those of the configuration, and where what they seal stands. */
import { environment } from "../../platform/environment";
import { type MasterKey, type Place, unwrapKey } from "./sealing";

export type KeyRow = { id: string; wrapped_key: string; key_version: number };

/** The key that wraps from now on, which is the first of the configuration. */
export const currentKey = (): MasterKey => {
  const [first] = environment().HEALTH_KEYS;
  if (!first) throw new Error("HEALTH_KEYS has no key");
  return first;
};

export function keyOf({ id, wrapped_key, key_version }: KeyRow): Buffer {
  const master = environment().HEALTH_KEYS.find(({ version }) => version === key_version);
  if (!master) throw new Error(`HEALTH_KEYS has no key of version ${key_version}`);
  return unwrapKey(master, id, wrapped_key);
}

export const personPlace = (id: string): Place => ({
  ...{ table: "eye_person", row: `${id}.content`, person: id },
});
export const prescriptionPlace = (person: string, row: string): Place => ({
  ...{ table: "eye_prescription", row, person },
});
export const filePlace = (person: string, row: string): Place => ({
  ...{ table: "eye_file", row, person },
});
