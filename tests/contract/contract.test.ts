/**
 * Walks the whole interface against a running shop: every row of the table is a call that some story
 * has to make with success. The table is committed as docs/api-contract.md.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { isAll } from "../support/extent.ts";
import { type House, openHouse } from "./house.ts";
import { askOfNothing, passed, record } from "./recorder.ts";
import { rows } from "./rows/index.ts";
import { placesOfIds, type Row } from "./rows/row.ts";
import { products, sorting } from "./stories/catalog.ts";
import { draftOrders } from "./stories/draft-orders.ts";
import { importAndExport } from "./stories/files.ts";
import { onlyRead, presignedUpload, storeItself, uploads } from "./stories/house-keeping.ts";
import { fulfilmentByHand, paidByHand } from "./stories/leaving.ts";
import { priceLists, promotions, regionsAndTaxes } from "./stories/money.ts";
import {
  cancelledOrders,
  orderByStaff,
  orderEdits,
  orderToRefund,
  transfers,
} from "./stories/orders.ts";
import { apiKeys, customers, invites, users } from "./stories/people.ts";
import { account, browsing, cartToOrder, orderTransfer } from "./stories/shopping.ts";
import { newPassword, session, tokens } from "./stories/signing-in.ts";
import { placesAndShipping, stockAndReservations } from "./stories/stock.ts";
import { claims, exchanges, returns } from "./stories/swaps.ts";
import { contractTable } from "./table.ts";

let house: House;

beforeAll(async () => {
  house = await openHouse();
  return record(house.info.backend);
});

const stories: Record<string, Record<string, (house: House) => Promise<void>>> = {
  catalog: { sorting, products },
  money: { "regions and taxes": regionsAndTaxes, "price lists": priceLists, promotions },
  people: { customers, users, invites, "api keys": apiKeys },
  stock: {
    "stock and reservations": stockAndReservations,
    "places and shipping": placesAndShipping,
  },
  orders: {
    "from order to refund": orderToRefund,
    "cancelled orders": cancelledOrders,
    "an order taken by staff": orderByStaff,
    transfers,
    "order edits": orderEdits,
    "draft orders": draftOrders,
    "a fulfilment by hand": fulfilmentByHand,
    "paid by hand": paidByHand,
    returns,
    claims,
    exchanges,
  },
  shopping: {
    browsing,
    "from cart to order": cartToOrder,
    "an account": account,
    "an order moves to an account": orderTransfer,
  },
  "signing in": { tokens, "a new password": newPassword, session },
  "house-keeping": {
    "what is only read": onlyRead,
    "the store itself": storeItself,
    uploads,
    "a presigned upload": presignedUpload,
    "products as files": importAndExport,
  },
};

/** What goes back, what staff draft, cancel and do by hand, and how prices and places are set, which is Medusa's own: a short run makes none of these calls. */
const longStories = [
  ...["returns", "claims", "exchanges", "draft orders", "order edits", "cancelled orders"],
  ...["transfers", "a fulfilment by hand", "paid by hand"],
  ...["regions and taxes", "price lists", "promotions", "places and shipping"],
];
const pathsOfLongStories = [
  ...["returns", "claims", "exchanges", "draft-orders", "order-edits", "regions", "tax-rates"],
  ...["tax-regions", "tax-providers", "price-lists", "price-preferences", "promotions"],
  ...["campaigns", "currencies", "stock-locations", "shipping-profiles", "shipping-options"],
  ...["shipping-option-types", "fulfillment-sets", "fulfillment-providers", "sales-channels"],
  "fulfillments",
];
/** Of orders and money, of which other stories make the rest. */
const callsOfLongStories = [
  ...["GET /admin/orders", "POST /admin/orders/{id}", "DELETE /admin/orders/{id}"],
  ...["POST /admin/orders/{id}/cancel", "POST /admin/orders/{id}/transfer"],
  "POST /admin/orders/{id}/transfer/cancel",
  "POST /admin/orders/{id}/fulfillments/{fulfillment_id}/cancel",
  "POST /admin/payment-collections/{id}/mark-as-paid",
];
const isOfLongStory = ({ method, path }: Row) =>
  pathsOfLongStories.includes(path.split("/")[2] ?? "") ||
  callsOfLongStories.includes(`${method} ${path}`);
const asked = isAll ? rows : rows.filter((row) => !isOfLongStory(row));

describe.each(Object.entries(stories))("%s", (_area, chapters) => {
  for (const [name, story] of Object.entries(chapters)) {
    test(name, { tags: longStories.includes(name) ? ["long"] : [] }, () => story(house));
  }
});

const ofOneRecord = asked.filter((row) => placesOfIds(row).length > 0);

describe("of an id that nothing has", () => {
  test.each(ofOneRecord)("$method $path", async (row) => {
    const authorization = `Bearer ${await house.staff.client.getToken()}`;
    const answers = await askOfNothing(row, row.path.startsWith("/admin") ? { authorization } : {});
    expect(answers.length).toBeGreaterThan(0);
    for (const [depth, answer] of answers.entries()) {
      const allowed = [404];
      // What is deleted already may be deleted again: a client that lost the answer repeats its call.
      if (row.method === "DELETE") allowed.push(200);
      // Whether anything may be changed in a record may be judged before what is changed is looked for.
      if (depth > 0) allowed.push(400);
      expect(allowed, JSON.stringify(answer)).toContain(answer.status);
      if (answer.status !== 200) {
        expect(answer.body).toMatchObject({
          type: expect.stringMatching(/\w/),
          message: expect.stringMatching(/\w/),
        });
      }
    }
  });
});

describe("the contract", () => {
  test("every row was called with success", () => {
    const missing = asked.filter((row) => !(row.elsewhere ?? passed(row)));
    expect(missing.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
  });

  test("the documentation shows it", () => {
    const page = join(import.meta.dirname, "../../docs/api-contract.md");
    const table = contractTable(rows, (row) => !asked.includes(row) || passed(row));
    if (process.env.WRITE_CONTRACT) writeFileSync(page, table);
    expect(readFileSync(page, "utf8")).toBe(table);
  });
});
