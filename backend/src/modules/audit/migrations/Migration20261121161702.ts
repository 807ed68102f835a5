import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261121161702 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create table if not exists "audit_entry" ("id" text not null, "at" timestamptz not null, "actor_id" text not null, "actor_name" text not null, "role" text not null, "action" text not null, "method" text not null, "route" text not null, "resource" text not null, "resource_id" text null, "status" integer null, "sent" jsonb null, "before" jsonb null, "after" jsonb null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "audit_entry_pkey" primary key ("id"));`,
    );
    this.addSql(`create index if not exists "IDX_audit_entry_at" on "audit_entry" ("at");`);
    this.addSql(
      `create index if not exists "IDX_audit_entry_actor" on "audit_entry" ("actor_id", "at");`,
    );
    this.addSql(
      `create index if not exists "IDX_audit_entry_resource" on "audit_entry" ("resource_id", "at");`,
    );
    // A trail that the people in it could change would be none.
    this.addSql(
      `create or replace function keep_audit_entry() returns trigger language plpgsql as $$
       begin
         if tg_op = 'DELETE' then
           if old.at > now() - interval '1 year' then
             raise exception 'an audit entry is kept' using errcode = 'check_violation';
           end if;
           return old;
         end if;
         if old.status is not null
           or (to_jsonb(old) - '{status,resource_id,after,updated_at}'::text[])
             <> (to_jsonb(new) - '{status,resource_id,after,updated_at}'::text[]) then
           raise exception 'an audit entry can not be changed' using errcode = 'check_violation';
         end if;
         return new;
       end $$;`,
    );
    this.addSql(
      `create or replace trigger keep_audit_entry before update or delete on "audit_entry" for each row execute function keep_audit_entry();`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "audit_entry" cascade;`);
    this.addSql(`drop function if exists keep_audit_entry();`);
  }
}
