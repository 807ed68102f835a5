/** What a running shop says of itself: the JSON that `npm run --silent info` prints. */
import { readFileSync } from "node:fs";
import { z } from "zod";

const shopInfo = z.object({
  shop: z.url(),
  backend: z.url(),
  publishableKey: z.string().startsWith("pk_"),
  staffEmail: z.email(),
  staffPasswordFile: z.string(),
  dataDir: z.string(),
});
export type ShopInfo = z.infer<typeof shopInfo>;

export function parseShopInfo(json: string): ShopInfo {
  return shopInfo.parse(JSON.parse(json));
}

/** The shop that `npm test` started for these tests. */
export function runningShop(): ShopInfo {
  const file = process.env.LANDOLT_INFO;
  if (!file) {
    throw new Error(
      "LANDOLT_INFO names no file: run the tests with `npm test`, which starts a shop.",
    );
  }
  return parseShopInfo(readFileSync(file, "utf8"));
}

export function staffPassword(info: ShopInfo): string {
  return readFileSync(info.staffPasswordFile, "utf8").trim();
}
