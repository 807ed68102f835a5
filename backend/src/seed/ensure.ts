type Ensure<Wanted, Stored> = {
  wanted: readonly Wanted[];
  /** The natural key of a wanted record; `keyOfStored` is that of one in the database. */
  keyOf: (wanted: Wanted) => string;
  find: (keys: string[]) => Promise<Stored[]>;
  keyOfStored: (stored: Stored) => string;
  create: (missing: Wanted[]) => Promise<Stored[]>;
};

/**
 * Creates in one go whatever is not there yet and leaves the rest as it is.
 * @returns every wanted record by its natural key.
 */
export async function ensure<Wanted, Stored>({
  wanted,
  keyOf,
  find,
  keyOfStored,
  create,
}: Ensure<Wanted, Stored>): Promise<Map<string, Stored>> {
  const stored = await find(wanted.map(keyOf));
  const found = new Map(stored.map((record) => [keyOfStored(record), record]));
  const missing = wanted.filter((record) => !found.has(keyOf(record)));
  if (missing.length > 0) {
    for (const record of await create(missing)) found.set(keyOfStored(record), record);
  }
  return found;
}

/**
 * @throws Error when demo data name a record that does not exist.
 */
export function need<Value>(records: ReadonlyMap<string, Value>, key: string): Value {
  const record = records.get(key);
  if (record === undefined) throw new Error(`The demo data name "${key}", which does not exist`);
  return record;
}
