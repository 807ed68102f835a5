import type { Config } from "@react-router/dev/config";
import { languages } from "./languages.ts";
import { precompress } from "./server/precompress.ts";
import { writeRouteLists } from "./server/route-lists.ts";

export default {
  ssr: true,
  // One cacheable file instead of a request for each link that comes into view.
  routeDiscovery: { mode: "initial" },
  // One route does something of its own in the browser; a file for that costs more than it spares.
  splitRouteModules: false,
  buildEnd: async ({ reactRouterConfig }) => {
    const client = `${reactRouterConfig.buildDirectory}/client`;
    await writeRouteLists(`${client}/assets`, languages);
    await precompress(client);
  },
} satisfies Config;
