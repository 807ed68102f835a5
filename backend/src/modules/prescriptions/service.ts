import { type KeptPrescription, readKeptPrescription } from "@landolt/optics";
import type { SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql";
import { generateEntityId } from "@medusajs/framework/utils";
import { notAllowedError, notFoundError } from "../../platform/errors";
import { serviceWithSql } from "../../platform/statement";
import { erasedIds, noteErased } from "./erased";
import { keepFile, openFileOf, removeFiles } from "./files";
import { currentKey, type KeyRow, keyOf, personPlace, prescriptionPlace } from "./keys";
import EyeAccess from "./models/eye-access";
import EyeFile from "./models/eye-file";
import EyePerson from "./models/eye-person";
import EyePrescription from "./models/eye-prescription";
import { newKey, openContent, sealContent, wrapKey } from "./sealing";

type PersonRow = KeyRow & { content: string };
type PrescriptionRow = {
  id: string;
  person_id: string;
  content: string;
  created_at: Date;
  in_store: boolean;
  file: boolean;
};

export type Person = {
  id: string;
  name: string;
  prescriptions: {
    id: string;
    created_at: string;
    /** Whether staff have entered it. */
    in_store: boolean;
    /** Whether a photo or PDF is kept with it. */
    file: boolean;
    prescription: KeptPrescription;
  }[];
};

/** Whose people, and who asks where it is not the customer. */
export type Asker = { customer: string; staff?: string };

type Action = "read" | "write" | "delete";

const notThere = () => notFoundError("There is no such person");

const nameIn = (content: unknown): string => (content as { name: string }).name;

/** Most that one account keeps: a large family, and years of visits. */
const most = { people: 20, prescriptions: 50 };

class PrescriptionsModuleService extends serviceWithSql({
  EyePerson,
  EyePrescription,
  EyeFile,
  EyeAccess,
}) {
  private async note(asker: Asker, action: Action, person: string, prescription?: string) {
    const actor = asker.staff ?? asker.customer;
    await this.query(
      "insert into eye_access (id, person_id, prescription_id, actor_id, action) values (?, ?, ?, ?, ?)",
      [generateEntityId(undefined, "eyeacc"), person, prescription ?? null, actor, action],
    );
  }

  /** Of this customer's people alone. */
  private async personRow({ customer }: Asker, id: string): Promise<PersonRow> {
    const [row] = await this.query<PersonRow>(
      `select id, wrapped_key, key_version, content from eye_person
       where id = ? and customer_id = ?`,
      [id, customer],
    );
    if (!row) throw notThere();
    return row;
  }

  /** Everybody whose prescriptions the customer keeps, with what was prescribed, the latest first. */
  async people(asker: Asker): Promise<Person[]> {
    const rows = await this.query<PersonRow>(
      `select id, wrapped_key, key_version, content from eye_person where customer_id = ?
       order by created_at, id`,
      [asker.customer],
    );
    const kept = await this.query<PrescriptionRow>(
      `select p.id, p.person_id, p.content, p.created_at, p.entered_by is not null as in_store,
         f.id is not null as file
       from eye_prescription p
       join eye_person e on e.id = p.person_id
       left join eye_file f on f.prescription_id = p.id
       where e.customer_id = ? order by p.created_at desc, p.id`,
      [asker.customer],
    );
    return Promise.all(
      rows.map(async (row): Promise<Person> => {
        const key = keyOf(row);
        const own = kept.filter(({ person_id }) => person_id === row.id);
        // A name is read by staff as well.
        if (own.length > 0 || asker.staff) await this.note(asker, "read", row.id);
        return {
          id: row.id,
          name: nameIn(openContent(key, personPlace(row.id), row.content)),
          prescriptions: own.flatMap(({ id, content, created_at, in_store, file }) => {
            const opened = openContent(key, prescriptionPlace(row.id, id), content);
            const prescription = readKeptPrescription(opened);
            const entered = new Date(created_at).toISOString();
            return prescription ? [{ id, created_at: entered, in_store, file, prescription }] : [];
          }),
        };
      }),
    );
  }

  /** @throws MedusaError `not_allowed` beyond what one account keeps */
  async addPerson(asker: Asker, name: string): Promise<string> {
    const id = generateEntityId(undefined, "person");
    const [key, master] = [newKey(), currentKey()];
    const added = await this.query(
      `insert into eye_person (id, customer_id, wrapped_key, key_version, content)
       select ?, ?, ?, ?, ?
       where (select count(*) from eye_person where customer_id = ?) < ${most.people}
       returning id`,
      [
        ...[id, asker.customer, wrapKey(master, id, key), master.version],
        ...[sealContent(key, personPlace(id), { name }), asker.customer],
      ],
    );
    if (added.length === 0) throw tooMany();
    await this.note(asker, "write", id);
    return id;
  }

  /** Deletes a person with the key: what backups still hold of the values can not be read any more. */
  async erasePerson(asker: Asker, id: string): Promise<void> {
    await this.personRow(asker, id);
    await this.note(asker, "delete", id);
    // First, so that what is interrupted from here on is done by the next start.
    await noteErased(id);
    await removeFiles(this.query, { person: id });
    await this.query("delete from eye_person where id = ? and customer_id = ?", [
      id,
      asker.customer,
    ]);
  }

  /** Erases those whom an older backup has brought back. @returns how many */
  async eraseAgain(): Promise<number> {
    const back = await this.query<{ id: string }>(
      "select id from eye_person where id in (select jsonb_array_elements_text(?::jsonb))",
      [JSON.stringify(await erasedIds())],
    );
    for (const { id } of back) {
      await removeFiles(this.query, { person: id });
      await this.query("delete from eye_person where id = ?", [id]);
    }
    return back.length;
  }

  /** @throws MedusaError `not_found` for a person of somebody else */
  async addPrescription(
    asker: Asker,
    person: string,
    prescription: KeptPrescription,
  ): Promise<string> {
    const key = keyOf(await this.personRow(asker, person));
    const id = generateEntityId(undefined, "eyerx");
    const sealed = sealContent(key, prescriptionPlace(person, id), prescription);
    const added = await this.query(
      `insert into eye_prescription (id, person_id, content, entered_by) select ?, ?, ?, ?
       where (select count(*) from eye_prescription where person_id = ?) < ${most.prescriptions}
       returning id`,
      [id, person, sealed, asker.staff ?? null, person],
    );
    if (added.length === 0) throw tooMany();
    await this.note(asker, "write", person, id);
    return id;
  }

  async deletePrescription(asker: Asker, person: string, id: string): Promise<void> {
    await this.personRow(asker, person);
    await removeFiles(this.query, { person, prescription: id });
    const deleted = await this.query(
      "delete from eye_prescription where id = ? and person_id = ? returning id",
      [id, person],
    );
    if (deleted.length === 0) throw notThere();
    await this.note(asker, "delete", person, id);
  }

  /** Keeps the photo or PDF of a prescription. @throws MedusaError `not_found` for one of somebody else */
  async keepFile(
    asker: Asker,
    person: string,
    prescription: string,
    bytes: Uint8Array,
  ): Promise<void> {
    const key = keyOf(await this.personRow(asker, person));
    if (!(await keepFile(this.query, { key, person, prescription }, bytes))) throw notThere();
    await this.note(asker, "write", person, prescription);
  }

  /** @throws MedusaError `not_found` where there is none, and for one of somebody else */
  async readFile(asker: Asker, person: string, prescription: string): Promise<Buffer> {
    const key = keyOf(await this.personRow(asker, person));
    const bytes = await openFileOf(this.query, { key, person, prescription });
    if (!bytes) throw notThere();
    await this.note(asker, "read", person, prescription);
    return bytes;
  }

  /** Ids of everybody whose prescriptions the customer keeps. */
  async personIds(customer: string): Promise<string[]> {
    const rows = await this.query<{ id: string }>(
      "select id from eye_person where customer_id = ?",
      [customer],
    );
    return rows.map(({ id }) => id);
  }

  /**
   * Wraps keys again that an older key of the configuration has wrapped. What they open stays as it is, so this may run
   * while the shop serves.
   * @returns of how many people
   */
  rewrap(count: number): Promise<number> {
    const master = currentKey();
    return this.repository.transaction(async (manager: SqlEntityManager) => {
      const rows = await manager.execute<KeyRow[]>(
        `select id, wrapped_key, key_version from eye_person where key_version <> ?
         order by id limit ? for update skip locked`,
        [master.version, count],
      );
      for (const row of rows) {
        await manager.execute(
          "update eye_person set wrapped_key = ?, key_version = ?, updated_at = now() where id = ?",
          [wrapKey(master, row.id, keyOf(row)), master.version, row.id],
        );
      }
      return rows.length;
    });
  }

  /** Deletes what was noted of looks and changes before a day. */
  async deleteAccessBefore(day: Date): Promise<void> {
    await this.query("delete from eye_access where created_at < ?", [day]);
  }
}

const tooMany = () => notAllowedError("The account keeps as many as it can");

export default PrescriptionsModuleService;
