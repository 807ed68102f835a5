import type { ShopProductForm } from "@landolt/forms";
import type { ParameterRange } from "@landolt/optics";
import {
  createStep,
  createWorkflow,
  StepResponse,
  transform,
  WorkflowResponse,
  when,
} from "@medusajs/framework/workflows-sdk";
import { shopProductLines, type TableName, takeBackRows, writeRows } from "../exchange";
import { LENS_RANGES_MODULE } from "../modules/lens-ranges";
import type { Author, RangeChange, RangeOrigin } from "../modules/lens-ranges/service";

type Rows = { table: TableName; rows: Record<string, string>[] };

const shopProductLinesStep = createStep(
  "shop-product-lines",
  async (form: ShopProductForm, { container }) =>
    new StepResponse(await shopProductLines(container, form)),
);

/** A step's undoing is that of an import: what somebody has changed since stays. */
const writeRowsStep = createStep(
  "write-rows",
  async ({ table, rows }: Rows, { container }) => {
    const written = await writeRows(container, table, rows);
    return new StepResponse({ record: written[0]?.record ?? "" }, { table, written });
  },
  async (done, { container }) => {
    if (done) await takeBackRows(container, done.table, done.written);
  },
);

/** The last step, in one transaction: there is nothing to take back. */
const saveRangesStep = createStep(
  "save-lens-ranges",
  async ({ changes, author }: { changes: RangeChange[]; author: Author }, { container }) => {
    await container.resolve(LENS_RANGES_MODULE).replaceAll(changes, author);
    return new StepResponse(undefined);
  },
);

type Input = {
  form: ShopProductForm;
  /** Of a contact lens. */
  lens?: { range: ParameterRange; origin: RangeOrigin };
  author: Author;
};

/** A product of the online shop with its brand, texts, prices, pictures, stock and range: all of it or nothing. */
export const createShopProductWorkflow = createWorkflow("create-shop-product", (input: Input) => {
  const lines = shopProductLinesStep(transform({ input }, ({ input: { form } }) => form));
  const product = writeRowsStep(
    transform({ lines }, ({ lines: { product } }) => ({
      table: "products" as const,
      rows: [product],
    })),
  );
  when({ lines }, ({ lines: { stock } }) => stock.length > 0).then(() => {
    writeRowsStep(
      transform({ lines }, ({ lines: { stock } }) => ({ table: "stock" as const, rows: stock })),
    ).config({ name: "write-stock" });
  });
  when({ input }, ({ input: { lens } }) => lens !== undefined).then(() => {
    saveRangesStep(
      transform({ input, product }, ({ input: { lens, author }, product: { record } }) => ({
        author,
        changes: lens ? [{ ...lens, productId: record, version: 0 }] : [],
      })),
    );
  });
  return new WorkflowResponse(product);
});
