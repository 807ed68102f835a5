import { type KeptPrescription, readKeptPrescription } from "@landolt/optics";
import type { SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql";
import type { DAL } from "@medusajs/framework/types";
import { generateEntityId, MedusaError, MedusaService } from "@medusajs/framework/utils";
import { environment } from "../../platform/environment";
import { type Statement, statementsIn } from "../../platform/statement";
import EyeAccess from "./models/eye-access";
import EyePerson from "./models/eye-person";
import EyePrescription from "./models/eye-prescription";
import { type MasterKey, newKey, openContent, sealContent, unwrapKey, wrapKey } from "./sealing";

type PersonRow = { id: string; wrapped_key: string; key_version: number; content: string };
type PrescriptionRow = { id: string; person_id: string; content: string };

export type Person = {
  id: string;
  name: string;
  prescriptions: { id: string; prescription: KeptPrescription }[];
};

type Action = "read" | "write" | "delete";

const notThere = () => new MedusaError(MedusaError.Types.NOT_FOUND, "There is no such person");

/** The key that wraps from now on, which is the first of the configuration. */
const currentKey = (): MasterKey => {
  const [first] = environment().HEALTH_KEYS;
  if (!first) throw new Error("HEALTH_KEYS has no key");
  return first;
};

function keyOf({ id, wrapped_key, key_version }: PersonRow): Buffer {
  const master = environment().HEALTH_KEYS.find(({ version }) => version === key_version);
  if (!master) throw new Error(`HEALTH_KEYS has no key of version ${key_version}`);
  return unwrapKey(master, id, wrapped_key);
}

const personPlace = (id: string) => ({ table: "eye_person", row: `${id}.content`, person: id });
const prescriptionPlace = (person: string, row: string) => ({
  ...{ table: "eye_prescription", row, person },
});

const nameIn = (content: unknown): string => (content as { name: string }).name;

/** Most that one account keeps: a large family, and years of visits. */
const most = { people: 20, prescriptions: 50 };

class PrescriptionsModuleService extends MedusaService({
  EyePerson,
  EyePrescription,
  EyeAccess,
}) {
  private readonly query: Statement;
  private readonly repository: DAL.RepositoryService;

  constructor(container: { baseRepository: DAL.RepositoryService }) {
    super(container);
    this.repository = container.baseRepository;
    this.query = statementsIn(container.baseRepository);
  }

  private async note(actor: string, action: Action, person: string, prescription?: string) {
    await this.query(
      "insert into eye_access (id, person_id, prescription_id, actor_id, action) values (?, ?, ?, ?, ?)",
      [generateEntityId(undefined, "eyeacc"), person, prescription ?? null, actor, action],
    );
  }

  /** Of this customer's people alone. */
  private async personRow(customer: string, id: string): Promise<PersonRow> {
    const [row] = await this.query<PersonRow>(
      `select id, wrapped_key, key_version, content from eye_person
       where id = ? and customer_id = ?`,
      [id, customer],
    );
    if (!row) throw notThere();
    return row;
  }

  /** Everybody whose prescriptions the customer keeps, with what was prescribed, the latest first. */
  async people(customer: string): Promise<Person[]> {
    const rows = await this.query<PersonRow>(
      `select id, wrapped_key, key_version, content from eye_person where customer_id = ?
       order by created_at, id`,
      [customer],
    );
    const kept = await this.query<PrescriptionRow>(
      `select p.id, p.person_id, p.content from eye_prescription p
       join eye_person e on e.id = p.person_id where e.customer_id = ?
       order by p.created_at desc, p.id`,
      [customer],
    );
    return Promise.all(
      rows.map(async (row): Promise<Person> => {
        const key = keyOf(row);
        const own = kept.filter(({ person_id }) => person_id === row.id);
        if (own.length > 0) await this.note(customer, "read", row.id);
        return {
          id: row.id,
          name: nameIn(openContent(key, personPlace(row.id), row.content)),
          prescriptions: own.flatMap(({ id, content }) => {
            const opened = openContent(key, prescriptionPlace(row.id, id), content);
            const prescription = readKeptPrescription(opened);
            return prescription ? [{ id, prescription }] : [];
          }),
        };
      }),
    );
  }

  /** @throws MedusaError `not_allowed` beyond what one account keeps */
  async addPerson(customer: string, name: string): Promise<string> {
    const id = generateEntityId(undefined, "person");
    const [key, master] = [newKey(), currentKey()];
    const added = await this.query(
      `insert into eye_person (id, customer_id, wrapped_key, key_version, content)
       select ?, ?, ?, ?, ?
       where (select count(*) from eye_person where customer_id = ?) < ${most.people}
       returning id`,
      [
        ...[id, customer, wrapKey(master, id, key), master.version],
        ...[sealContent(key, personPlace(id), { name }), customer],
      ],
    );
    if (added.length === 0) throw tooMany();
    await this.note(customer, "write", id);
    return id;
  }

  /** Deletes a person with the key: what backups still hold of the values can not be read any more. */
  async erasePerson(customer: string, id: string): Promise<void> {
    await this.personRow(customer, id);
    await this.note(customer, "delete", id);
    await this.query("delete from eye_person where id = ? and customer_id = ?", [id, customer]);
  }

  /** @throws MedusaError `not_found` for a person of somebody else */
  async addPrescription(
    customer: string,
    person: string,
    prescription: KeptPrescription,
  ): Promise<string> {
    const key = keyOf(await this.personRow(customer, person));
    const id = generateEntityId(undefined, "eyerx");
    const added = await this.query(
      `insert into eye_prescription (id, person_id, content) select ?, ?, ?
       where (select count(*) from eye_prescription where person_id = ?) < ${most.prescriptions}
       returning id`,
      [id, person, sealContent(key, prescriptionPlace(person, id), prescription), person],
    );
    if (added.length === 0) throw tooMany();
    await this.note(customer, "write", person, id);
    return id;
  }

  async deletePrescription(customer: string, person: string, id: string): Promise<void> {
    await this.personRow(customer, person);
    const deleted = await this.query(
      "delete from eye_prescription where id = ? and person_id = ? returning id",
      [id, person],
    );
    if (deleted.length === 0) throw notThere();
    await this.note(customer, "delete", person, id);
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
      const rows = await manager.execute<PersonRow[]>(
        `select id, wrapped_key, key_version, content from eye_person where key_version <> ?
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

const tooMany = () =>
  new MedusaError(MedusaError.Types.NOT_ALLOWED, "The account keeps as many as it can");

export default PrescriptionsModuleService;
