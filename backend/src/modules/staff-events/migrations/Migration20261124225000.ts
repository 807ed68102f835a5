import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Staff are also notified of what customers answer about a visit, and of withdrawals. */
export class Migration20261124225000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`alter table "staff_event" drop constraint if exists "staff_event_kind_check";`);
    this.addSql(
      `alter table "staff_event" add constraint "staff_event_kind_check" check ("kind" in ('order', 'withdrawal', 'request', 'answer', 'promise-warning', 'promise-breach'));`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(`delete from "staff_event" where "kind" in ('withdrawal', 'answer');`);
    this.addSql(`alter table "staff_event" drop constraint if exists "staff_event_kind_check";`);
    this.addSql(
      `alter table "staff_event" add constraint "staff_event_kind_check" check ("kind" in ('order', 'request', 'promise-warning', 'promise-breach'));`,
    );
  }
}
