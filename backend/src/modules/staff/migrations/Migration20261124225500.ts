import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** An optician takes payment, also in shops that are older than that. */
export class Migration20261124225500 extends Migration {
  private readonly permission = `'{"area": "payments", "action": "change"}'::jsonb`;

  override async up(): Promise<void> {
    this.addSql(
      `update "staff_role" set "permissions" = jsonb_set("permissions", '{list}', "permissions"->'list' || ${this.permission}), "version" = "version" + 1, "updated_at" = now() where "id" = 'optician' and not "permissions"->'list' @> jsonb_build_array(${this.permission});`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(
      `update "staff_role" set "permissions" = jsonb_set("permissions", '{list}', (select coalesce(jsonb_agg(granted), '[]'::jsonb) from jsonb_array_elements("permissions"->'list') granted where granted <> ${this.permission})) where "id" = 'optician';`,
    );
  }
}
