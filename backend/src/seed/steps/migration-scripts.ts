import { dirname, join } from "node:path";
import { MigrationScriptsMigrator } from "@medusajs/framework/migrations";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, getResolvedPlugins } from "@medusajs/framework/utils";

/**
 * What Medusa changes in records when a version of it changes their tables, and what plugins and we do, who count as one:
 * each script once in a database.
 */
export async function runMigrationScripts(container: MedusaContainer): Promise<void> {
  const migrator = new MigrationScriptsMigrator({ container });
  await migrator.ensureMigrationsTable();
  const config = container.resolve(ContainerRegistrationKeys.CONFIG_MODULE);
  const plugins = await getResolvedPlugins(process.cwd(), config, true);
  const sources = [
    dirname(require.resolve("@medusajs/medusa")),
    ...plugins.map(({ resolve }) => resolve),
  ];
  await migrator.run(sources.map((folder) => join(folder, "migration-scripts")));
}
