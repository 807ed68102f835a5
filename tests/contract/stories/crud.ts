/** The full pattern, walked the same way for every resource. */
import { expect } from "vitest";

interface Resource<Create, Update, One extends object> {
  list(): Promise<unknown>;
  retrieve(id: string): Promise<One>;
  create(body: Create): Promise<One>;
  update(id: string, body: Update): Promise<One>;
  delete(id: string): Promise<unknown>;
}

/** The record in an answer such as `{ product_tag: { id, … } }`. */
export function idIn(answer: object): string {
  for (const value of Object.values(answer)) {
    if (typeof value === "object" && value !== null && "id" in value) return String(value.id);
  }
  throw new Error(`no record in ${JSON.stringify(Object.keys(answer))}`);
}

/**
 * List, create, retrieve, update, retrieve what was updated, delete, retrieve nothing.
 * @param changed fields that the update must leave on the record
 */
export async function walk<Create, Update extends object, One extends object>(
  resource: Resource<Create, Update, One>,
  create: Create,
  update: Update,
  changed: object = update,
): Promise<void> {
  expect(await resource.list()).toMatchObject({ count: expect.any(Number) });
  const id = idIn(await resource.create(create));
  await resource.retrieve(id);
  await resource.update(id, update);
  const [record] = Object.values(await resource.retrieve(id));
  expect(record).toMatchObject(changed);
  await resource.delete(id);
  await expectGone(resource.retrieve(id));
}

/** Some routes answer 404 for what is deleted, some an answer without a record. */
async function expectGone(retrieved: Promise<object>): Promise<void> {
  const answer = await retrieved.catch((error: { status?: number }) => {
    expect(error.status).toBe(404);
    return {};
  });
  expect(Object.values(answer).filter((value) => value !== undefined)).toEqual([]);
}
