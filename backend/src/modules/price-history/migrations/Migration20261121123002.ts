import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261121123002 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create table if not exists "price_point" ("id" text not null, "variant_id" text not null, "region_id" text not null, "amount" double precision not null, "reduced" boolean not null, "since" timestamptz not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "price_point_pkey" primary key ("id"));`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_price_point_region_id_variant_id_since" ON "price_point" ("region_id", "variant_id", "since") WHERE deleted_at IS NULL;`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_price_point_deleted_at" ON "price_point" ("deleted_at") WHERE deleted_at IS NULL;`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "price_point" cascade;`);
  }
}
