/** Photos and PDFs of prescriptions: a row that names each, and its sealed bytes in the folder of private files. */
import { generateEntityId } from "@medusajs/framework/utils";
import { readPrivateFile, removePrivateFile, writePrivateFile } from "../../platform/private-files";
import type { Statement } from "../../platform/statement";
import { filePlace } from "./keys";
import { openFile, sealFile } from "./sealing";

type Owner = { key: Buffer; person: string; prescription: string };

/** Ids of the files of a person, or of one prescription of that person. */
async function filesOf(
  query: Statement,
  { person, prescription }: { person: string; prescription?: string },
): Promise<string[]> {
  const rows = await query<{ id: string }>(
    `select f.id from eye_file f join eye_prescription p on p.id = f.prescription_id
     where p.person_id = ? and p.id = coalesce(?, p.id)`,
    [person, prescription ?? null],
  );
  return rows.map(({ id }) => id);
}

/** Keeps a file in the place of one that was there. @returns false where the prescription went meanwhile */
export async function keepFile(
  query: Statement,
  { key, ...owner }: Owner,
  bytes: Uint8Array,
): Promise<boolean> {
  const { person, prescription } = owner;
  const id = generateEntityId(undefined, "eyefile");
  const before = await filesOf(query, owner);
  await writePrivateFile(id, sealFile(key, filePlace(person, id), bytes));
  const kept = await query(
    `insert into eye_file (id, prescription_id)
     select ?, p.id from eye_prescription p where p.id = ? and p.person_id = ?
     on conflict (prescription_id) do update set id = excluded.id, updated_at = now()
     returning id`,
    [id, prescription, person],
  );
  for (const unneeded of kept.length > 0 ? before : [id]) await removePrivateFile(unneeded);
  return kept.length > 0;
}

/** The bytes; undefined where there is none. */
export async function openFileOf(
  query: Statement,
  { key, ...owner }: Owner,
): Promise<Buffer | undefined> {
  const [id] = await filesOf(query, owner);
  const sealed = id === undefined ? undefined : await readPrivateFile(id);
  return id !== undefined && sealed
    ? openFile(key, filePlace(owner.person, id), sealed)
    : undefined;
}

/** Deletes the files of a person, or of one prescription; their rows go with what they belong to. */
export async function removeFiles(
  query: Statement,
  owner: { person: string; prescription?: string },
): Promise<void> {
  for (const id of await filesOf(query, owner)) await removePrivateFile(id);
}
