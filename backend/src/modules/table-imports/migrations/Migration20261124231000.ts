import { Migration } from "@medusajs/framework/mikro-orm/migrations";

const states = (names: readonly string[]) =>
  `alter table "table_import" drop constraint if exists "table_import_state_check", add constraint "table_import_state_check" check ("state" in (${names.map((name) => `'${name}'`).join(", ")}));`;
const before = ["checking", "writing", "undoing", "done", "refused", "failed", "interrupted"];

/** Staff take an import back that was done. */
export class Migration20261124231000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(states([...before, "undone"]));
  }

  override async down(): Promise<void> {
    this.addSql(`update "table_import" set "state" = 'done' where "state" = 'undone';`);
    this.addSql(states(before));
  }
}
