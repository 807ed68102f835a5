import { dirname, join } from "node:path";
import { MigrationScriptsMigrator } from "@medusajs/framework/migrations";
import type { MedusaContainer } from "@medusajs/framework/types";

/** What Medusa changes in records when a version of it changes their tables, and ours: each script once in a database. */
export async function runMigrationScripts(container: MedusaContainer): Promise<void> {
  const migrator = new MigrationScriptsMigrator({ container });
  await migrator.ensureMigrationsTable();
  const medusa = dirname(require.resolve("@medusajs/medusa"));
  const ours = join(__dirname, "../..");
  await migrator.run([medusa, ours].map((folder) => join(folder, "migration-scripts")));
}
