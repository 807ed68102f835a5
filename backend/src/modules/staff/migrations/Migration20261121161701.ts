import { Migration } from "@medusajs/framework/mikro-orm/migrations";
import { firstRoles } from "../permissions";

const text = (value: string) => `'${value.replaceAll("'", "''")}'`;

export class Migration20261121161701 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create table if not exists "staff_role" ("id" text not null, "title" text not null, "permissions" jsonb not null, "version" integer not null default 1, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "staff_role_pkey" primary key ("id"));`,
    );
    this.addSql(
      `create table if not exists "staff_member" ("id" text not null, "role_id" text not null references "staff_role" ("id"), "mfa_required" boolean not null default false, "version" integer not null default 1, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "staff_member_pkey" primary key ("id"));`,
    );
    firstRoles.forEach(({ id, title, permissions }, place) => {
      // One after the other in time, so that they are listed in this order.
      this.addSql(
        `insert into "staff_role" ("id", "title", "permissions", "created_at") values (${text(id)}, ${text(title)}, ${text(JSON.stringify({ list: permissions }))}::jsonb, now() + interval '${place} milliseconds') on conflict do nothing;`,
      );
    });
    // Sessions of the dashboard, as the store of express-session keeps them.
    this.addSql(
      `create table if not exists "staff_session" ("id" text not null, "content" jsonb not null, "expires_at" timestamptz not null, constraint "staff_session_pkey" primary key ("id"));`,
    );
    this.addSql(
      `create index if not exists "IDX_staff_session_expires_at" on "staff_session" ("expires_at");`,
    );
    // Tries at signing in, as rate-limiter-flexible counts them; its keys are digests.
    this.addSql(
      `create table if not exists "sign_in_try" ("key" varchar(255) not null, "points" integer not null default 0, "expire" bigint null, constraint "sign_in_try_pkey" primary key ("key"));`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "staff_member" cascade;`);
    this.addSql(`drop table if exists "staff_role" cascade;`);
    this.addSql(`drop table if exists "staff_session" cascade;`);
    this.addSql(`drop table if exists "sign_in_try" cascade;`);
  }
}
