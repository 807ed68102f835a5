/** `npm start`: the whole shop in production mode, from a fresh clone to its address. */
import { launchShop } from "./launch/launcher.ts";
import { duration } from "./launch/steps.ts";

process.exitCode = await launchShop("production", ({ info, cold }, milliseconds) => {
  process.stdout.write(
    [
      "",
      `  Shop     ${info.shop}`,
      `  Staff    ${info.backend}/app`,
      `           ${info.staffEmail}, password in ${info.staffPasswordFile}`,
      `  Started  in ${duration(milliseconds)} (${cold ? "cold" : "warm"} start); Ctrl-C stops it`,
      "",
      "",
    ].join("\n"),
  );
});
process.exit();
