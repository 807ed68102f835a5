import type { MiddlewareRoute } from "@medusajs/framework/http";
import type { MedusaContainer } from "@medusajs/framework/types";
import { fieldLabels, lensOfLine, linesInLanguage, rightFirst } from "../../catalog";
import { dashboardLanguage } from "../../people";
import type { Middleware } from "../http/middleware";

type Line = {
  title: string;
  variant_id: string | null;
  product_title: string | null;
  variant_title: string | null;
  /** Medusa's pages name a line by the options of its variant. */
  variant?: { options?: { value: string }[] } | null;
  metadata: unknown;
};

/** A variant's name in the reader's language in the place of its options. */
function named({ variant, variant_title }: Line): Pick<Line, "variant"> {
  const [option] = variant?.options ?? [];
  if (!option || variant_title === null) return {};
  return { variant: { ...variant, options: [{ ...option, value: variant_title }] } };
}

type Answer = Partial<Record<"order" | "draft_order", { items?: Line[] }>>;

/**
 * The lines of an order as the dashboard's reader understands them: articles in the reader's language, the two eyes of
 * one lens told apart and right before left, wherever Medusa's pages list them and however a line came in.
 */
async function readable(
  scope: MedusaContainer,
  items: readonly Line[],
  language: ReturnType<typeof dashboardLanguage>,
): Promise<Line[]> {
  const lines = (await linesInLanguage(scope, items, language)).map((line) => {
    const eye = lensOfLine(line.metadata)?.eye;
    const title = line.variant_id ? (line.product_title ?? line.title) : line.title;
    return {
      ...line,
      ...named(line),
      title: eye ? `${title}, ${fieldLabels[language][eye]}` : title,
    };
  });
  const eyeOf = ({ metadata }: Line) => lensOfLine(metadata)?.eye;
  return rightFirst(lines, ({ variant_id }) => variant_id, eyeOf);
}

const nameLines: Middleware = (request, response, next) => {
  // Other programs read what is stored.
  if (!request.get("cookie")) return next();
  const send = response.json.bind(response);
  response.json = (body) => {
    const answer = body as Answer;
    const order = answer.order ?? answer.draft_order;
    if (!order?.items) return send(body);
    const key = answer.order ? "order" : "draft_order";
    readable(request.scope, order.items, dashboardLanguage(request.cookies))
      .then((items) => send({ ...answer, [key]: { ...order, items } }))
      .catch(next);
    return response;
  };
  next();
};

export const readersRoutes: MiddlewareRoute[] = [
  { matcher: "/admin/orders/:id", methods: ["GET"], middlewares: [nameLines] },
  { matcher: "/admin/draft-orders/:id", methods: ["GET"], middlewares: [nameLines] },
];
