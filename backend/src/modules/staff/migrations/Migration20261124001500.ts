import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261124001500 extends Migration {
  override async up(): Promise<void> {
    // Sign-ins that were ended by signing out, until their tokens would have ended by themselves.
    this.addSql(
      `create table if not exists "ended_sign_in" ("id" text not null, "expires_at" timestamptz not null, constraint "ended_sign_in_pkey" primary key ("id"));`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "ended_sign_in" cascade;`);
  }
}
