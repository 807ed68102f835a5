/**
 * `npm run dev`: the shop for working on it. Database and data folder are those of `npm start`;
 * backend, website and shared packages follow every change of their sources.
 */
import { join } from "node:path";
import { launchShop } from "./launch/launcher.ts";

process.exitCode = await launchShop("development", ({ info }) => {
  process.stdout.write(
    [
      "",
      `  Shop     ${info.shop} (reloads by itself)`,
      `  Staff    ${info.backend}/app`,
      `           ${info.staffEmail}, password in ${info.staffPasswordFile}`,
      `  Logs     ${join(info.dataDir, "logs")}`,
      "",
      "",
    ].join("\n"),
  );
});
process.exit();
