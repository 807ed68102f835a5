import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261121123502 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create table if not exists "payment_event" ("id" text not null, "type" text not null, "intent_id" text not null, "state" text check ("state" in ('new', 'done', 'refused')) not null, "result" text null, "tries" integer not null default 0, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "payment_event_pkey" primary key ("id"));`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_payment_event_deleted_at" ON "payment_event" ("deleted_at") WHERE deleted_at IS NULL;`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_payment_event_new" ON "payment_event" ("created_at") WHERE state = 'new' AND deleted_at IS NULL;`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "payment_event" cascade;`);
  }
}
