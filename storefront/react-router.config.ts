import type { Config } from "@react-router/dev/config";
import { precompress } from "./server/precompress.ts";
import { shortenManifest } from "./short-manifest.ts";

export default {
  ssr: true,
  // One cacheable file instead of a request for each link that comes into view.
  routeDiscovery: { mode: "initial" },
  buildEnd: async ({ reactRouterConfig }) => {
    const browserFiles = `${reactRouterConfig.buildDirectory}/client`;
    await shortenManifest(`${browserFiles}/assets`);
    await precompress(browserFiles);
  },
} satisfies Config;
