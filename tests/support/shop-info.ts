/** What a running shop says of itself: the JSON that `npm run --silent info` prints. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
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

/**
 * Folder of the shop that this worker of Vitest or Playwright has for itself.
 * @throws where `npm test` has started none
 */
export function shopFolder(): string {
  const { LANDOLT_SHOPS, LANDOLT_SHOP_COUNT, VITEST_POOL_ID, TEST_PARALLEL_INDEX } = process.env;
  if (!LANDOLT_SHOPS) {
    throw new Error("LANDOLT_SHOPS names no folder: run the tests with `npm test`.");
  }
  const number = VITEST_POOL_ID ? Number(VITEST_POOL_ID) : Number(TEST_PARALLEL_INDEX ?? 0) + 1;
  if (number > Number(LANDOLT_SHOP_COUNT)) throw new Error(`there is no shop ${number}`);
  return join(LANDOLT_SHOPS, String(number));
}

/**
 * What is asked of this worker's shop once, for all tests of this process, as long as it does not fail; of any other
 * shop each time. Only for what no test changes.
 */
export function oncePerShop<Answer>(ask: (info: ShopInfo) => Promise<Answer>) {
  let known: Promise<Answer> | undefined;
  return async (info: ShopInfo): Promise<Answer> => {
    if (info.dataDir !== shopFolder()) return ask(info);
    known ??= ask(info);
    try {
      return await known;
    } catch (error) {
      known = undefined;
      throw error;
    }
  };
}

/** The shop of this worker. */
export const runningShop = (): ShopInfo =>
  parseShopInfo(readFileSync(join(shopFolder(), "last-start.json"), "utf8"));

export function staffPassword(info: ShopInfo): string {
  return readFileSync(info.staffPasswordFile, "utf8").trim();
}
