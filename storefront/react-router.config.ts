import type { Config } from "@react-router/dev/config";
import { precompress } from "./server/precompress.ts";

export default {
  ssr: true,
  // One cacheable file instead of a request for each link that comes into view.
  routeDiscovery: { mode: "initial" },
  buildEnd: async ({ reactRouterConfig }) => {
    await precompress(`${reactRouterConfig.buildDirectory}/client`);
  },
} satisfies Config;
