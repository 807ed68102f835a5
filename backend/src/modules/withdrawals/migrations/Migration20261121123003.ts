import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261121123003 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create table if not exists "withdrawal" ("id" text not null, "reference" text not null, "form_key" text not null, "order_id" text null, "order_number" text not null, "name" text not null, "email" text not null, "lines" jsonb null, "statement" text null, "source" text check ("source" in ('order-page', 'public-page')) not null, "language" text not null, "declared_at" timestamptz not null, "in_time" boolean null, "outcome" text check ("outcome" in ('return-opened', 'staff-cancels', 'staff-judges')) null, "return_id" text null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "withdrawal_pkey" primary key ("id"));`,
    );
    this.addSql(
      `CREATE UNIQUE INDEX IF NOT EXISTS "IDX_withdrawal_reference_unique" ON "withdrawal" ("reference") WHERE deleted_at IS NULL;`,
    );
    this.addSql(
      `CREATE UNIQUE INDEX IF NOT EXISTS "IDX_withdrawal_form_key_unique" ON "withdrawal" ("form_key") WHERE deleted_at IS NULL;`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_withdrawal_order_id" ON "withdrawal" ("order_id") WHERE deleted_at IS NULL;`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_withdrawal_deleted_at" ON "withdrawal" ("deleted_at") WHERE deleted_at IS NULL;`,
    );
    // What a customer has declared is evidence: no code and no hand may change it afterwards.
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
    this.addSql(
      `create or replace trigger keep_withdrawal before update or delete on "withdrawal" for each row execute function keep_withdrawal();`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "withdrawal" cascade;`);
    this.addSql(`drop function if exists keep_withdrawal();`);
  }
}
