import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** The optician's role, as shops have it that are older than the release of lenses. */
export class Migration20261123164002 extends Migration {
  override async up(): Promise<void> {
    for (const action of ["read", "change"]) {
      const permission = `'{"area": "lens-releases", "action": "${action}"}'::jsonb`;
      this.addSql(
        `update "staff_role" set "permissions" = jsonb_set("permissions", '{list}', "permissions"->'list' || ${permission}), "version" = "version" + 1, "updated_at" = now() where "id" = 'optician' and not "permissions"->'list' @> jsonb_build_array(${permission});`,
      );
    }
  }

  override async down(): Promise<void> {
    this.addSql(
      `update "staff_role" set "permissions" = jsonb_set("permissions", '{list}', (select coalesce(jsonb_agg(granted), '[]'::jsonb) from jsonb_array_elements("permissions"->'list') granted where granted->>'area' <> 'lens-releases'));`,
    );
  }
}
