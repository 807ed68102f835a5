import { Migration } from "@medusajs/framework/mikro-orm/migrations";

const states = (names: readonly string[]) =>
  `alter table "table_import" drop constraint if exists "table_import_state_check", add constraint "table_import_state_check" check ("state" in (${names.map((name) => `'${name}'`).join(", ")}));`;
const before = ["checking", "writing", "done", "refused", "failed"];

/** An import is written batch by batch, and undone by its lines. */
export class Migration20261123140000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(states([...before, "undoing", "interrupted"]));
    this.addSql(`alter table "table_import" drop column if exists "statements";`);
    this.addSql(`alter table "table_import_line" add column if not exists "record" text null;`);
    // What an earlier version did not end was in a transaction, which ended with its process.
    this.addSql(
      `update "table_import" set "state" = 'interrupted' where "state" in ('checking', 'writing');`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(
      `update "table_import" set "state" = 'failed' where "state" in ('undoing', 'interrupted');`,
    );
    this.addSql(states(before));
    this.addSql(
      `alter table "table_import" add column if not exists "statements" integer not null default 0;`,
    );
    this.addSql(`alter table "table_import_line" drop column if exists "record";`);
  }
}
