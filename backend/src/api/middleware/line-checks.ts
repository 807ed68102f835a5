/** Contact lenses at the HTTP boundary: refused fast, with every field that is wrong. */
import type { MedusaRequest } from "@medusajs/framework/http";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ChangeActionType, MedusaError, Modules } from "@medusajs/framework/utils";
import { changedMetadata, joinLines, type Line, validateLines } from "../../buying";
import { keepConsentTaken } from "../../orders";
import { authorOf } from "../../people";
import { recordsOf } from "../../platform/ask";
import type { Middleware, SignedInMiddleware } from "../http/middleware";

const bodyOf = <Body extends object>(request: MedusaRequest): Body => request.validatedBody as Body;

/** The body is one new line. */
export const checkNewLine: Middleware = async (request, _response, next) => {
  const [line] = await validateLines(request.scope, [bodyOf<Line>(request)]);
  Object.assign(bodyOf(request), { metadata: line?.metadata });
  next();
};

type VariantPicture = { id: string; thumbnail: string | null };

/** Each line with the picture of its variant: Medusa's workflows for orders read the product's only, in another colour. */
async function pictured(scope: MedusaContainer, lines: Line[]): Promise<Line[]> {
  const id = lines.flatMap(({ variant_id }) => variant_id ?? []);
  const fields = ["id", "thumbnail"];
  const variants = await recordsOf<VariantPicture>(scope, "product_variant", { id }, fields);
  const pictures = new Map(variants.map((variant) => [variant.id, variant.thumbnail]));
  return lines.map((line) => {
    const thumbnail = pictures.get(line.variant_id ?? "");
    return thumbnail ? { thumbnail, ...line } : line;
  });
}

/** The body holds new lines as `items`. */
export const checkNewLines: Middleware = async (request, _response, next) => {
  const body = bodyOf<{ items?: Line[] }>(request);
  if (body.items) {
    body.items = await pictured(request.scope, await validateLines(request.scope, body.items));
  }
  next();
};

/** As above for a new cart, which Medusa fills without joining lines that are the same. */
export const checkNewCart: Middleware = async (request, _response, next) => {
  const body = bodyOf<{ items?: Line[] }>(request);
  if (body.items) {
    const lines = await validateLines(request.scope, body.items);
    body.items = await validateLines(request.scope, joinLines(lines));
  }
  next();
};

/** The body changes the quantity of a line and perhaps its metadata; a quantity of 0 removes it. */
const checkChange =
  (
    entity: string,
    filters: (request: MedusaRequest) => Record<string, string | undefined>,
  ): Middleware =>
  async (request, _response, next) => {
    const body = bodyOf<Line>(request);
    const fields = ["id", "variant_id", "metadata"];
    const [before] = await recordsOf<Line>(request.scope, entity, filters(request), fields);
    // Medusa knows best how to say that there is no such line.
    if (before === undefined) return next();
    // What is taken away need not be orderable any more.
    const variant_id = body.quantity === 0 ? null : before.variant_id;
    const metadata = body.quantity === 0 ? null : changedMetadata(before.metadata, body.metadata);
    const [line] = await validateLines(
      request.scope,
      [{ variant_id, quantity: body.quantity, metadata }],
      0,
    );
    if (isObject(body.metadata) && isObject(line?.metadata) && "lens" in line.metadata) {
      const { lensRangeVersion, ...given } = body.metadata;
      body.metadata = { ...given, lens: line.metadata.lens };
    }
    next();
  };

export const checkCartLineChange: Middleware = checkChange("line_item", ({ params }) => ({
  id: params.line_id,
  cart_id: params.id,
}));

export const checkOrderLineChange: Middleware = checkChange("order_line_item", ({ params }) => ({
  id: params.item_id,
}));

/** The body changes the quantity of a line that this very edit has added, its lens checked then. */
export const checkQuantity: Middleware = async (request, _response, next) => {
  const { quantity } = bodyOf<Line>(request);
  if (quantity !== undefined) await validateLines(request.scope, [{ quantity }]);
  next();
};

type DraftOrder = { items?: (Line | null)[] | null };

/** A draft becomes an order: its lenses must still be orderable. */
export const checkDraft: Middleware = async (request, _response, next) => {
  const filters = { id: request.params.id };
  const fields = ["id", "items.*"];
  const [order] = await recordsOf<DraftOrder>(request.scope, "order", filters, fields);
  const lines = (order?.items ?? []).filter((line) => line !== null);
  await validateLines(
    request.scope,
    lines.map((line) => ({ ...line, quantity: Number(line.quantity) })),
  );
  next();
};

/**
 * A waiting change of an order is carried out: what it adds or changes must still be orderable, for
 * the range may be another than when the change was written down. Lines that it leaves alone, and
 * those that it takes away, are not asked about. Who carries lenses into an order has taken the customer's
 * consent, where none was given before.
 */
const checkWaiting =
  (orderIdOf: (request: MedusaRequest) => Promise<string | undefined>): SignedInMiddleware =>
  async (request, _response, next) => {
    const orderId = await orderIdOf(request);
    // Medusa knows best how to say that there is no such order.
    if (orderId === undefined) return next();
    const { items = [] } = await request.scope.resolve(Modules.ORDER).previewOrderChange(orderId);
    const written: readonly string[] = [ChangeActionType.ITEM_ADD, ChangeActionType.ITEM_UPDATE];
    const touched = (items as (Line & { actions?: { action: string }[] })[])
      .filter(({ actions }) => actions?.some(({ action }) => written.includes(action)))
      .map((line) => ({ ...line, quantity: Number(line.quantity) }))
      .filter(({ quantity }) => quantity !== 0);
    await validateLines(request.scope, touched);
    if (touched.some(({ metadata }) => isObject(metadata) && "lens" in metadata)) {
      await keepConsentTaken(request.scope, orderId, await authorOf(request));
    }
    next();
  };

const orderIdFrom = (entity: string) => async (request: MedusaRequest) => {
  const [found] = await recordsOf<{ order_id: string }>(
    request.scope,
    entity,
    { id: request.params.id },
    ["id", "order_id"],
  );
  return found?.order_id;
};

export const checkOrderEdit = checkWaiting(async ({ params }) => params.id);
export const checkExchange = checkWaiting(orderIdFrom("order_exchange"));
export const checkClaim = checkWaiting(orderIdFrom("order_claim"));

/**
 * Running any workflow by its name would be a way around every check that is made on a route.
 * @throws MedusaError `forbidden`
 */
export const refuseBareWorkflows: Middleware = async () => {
  throw new MedusaError(
    MedusaError.Types.FORBIDDEN,
    "Workflows are run by the routes that check their input",
  );
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;
