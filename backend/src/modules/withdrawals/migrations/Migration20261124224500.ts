import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Staff close a declaration once everything that follows from it is done. */
export class Migration20261124224500 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `alter table "withdrawal" add column if not exists "taken_out_at" timestamptz null, add column if not exists "closed_at" timestamptz null, add column if not exists "closed_by" text null;`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_withdrawal_open" ON "withdrawal" ("declared_at") WHERE closed_at IS NULL AND deleted_at IS NULL;`,
    );
    // As before, and what staff note at the end is written once as well.
    this.addSql(
      `create or replace function keep_withdrawal() returns trigger language plpgsql as $$
       declare
         noted text[] := '{outcome,return_id,taken_out_at,closed_at,closed_by,updated_at}';
       begin
         if tg_op = 'DELETE'
           or (to_jsonb(old) - noted) <> (to_jsonb(new) - noted)
           or old.closed_at is not null
           or (old.outcome is not null
             and (old.outcome, old.return_id) is distinct from (new.outcome, new.return_id)) then
           raise exception 'a withdrawal can not be changed' using errcode = 'check_violation';
         end if;
         return new;
       end $$;`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(
      `create or replace function keep_withdrawal() returns trigger language plpgsql as $$
       begin
         if tg_op = 'DELETE'
           or (to_jsonb(old) - '{outcome,return_id,updated_at}'::text[])
             <> (to_jsonb(new) - '{outcome,return_id,updated_at}'::text[])
           or old.outcome is not null then
           raise exception 'a withdrawal can not be changed' using errcode = 'check_violation';
         end if;
         return new;
       end $$;`,
    );
    this.addSql(`drop index if exists "IDX_withdrawal_open";`);
    this.addSql(
      `alter table "withdrawal" drop column if exists "taken_out_at", drop column if exists "closed_at", drop column if exists "closed_by";`,
    );
  }
}
