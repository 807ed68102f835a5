import { dirname, join } from "node:path";
import { MigrationScriptsMigrator } from "@medusajs/framework/migrations";
import type { MedusaContainer } from "@medusajs/framework/types";

/** What Medusa changes in records when a version of it changes their tables: each script once in a database. */
export async function runMigrationScripts(container: MedusaContainer): Promise<void> {
  const migrator = new MigrationScriptsMigrator({ container });
  await migrator.ensureMigrationsTable();
  await migrator.run([join(dirname(require.resolve("@medusajs/medusa")), "migration-scripts")]);
}
