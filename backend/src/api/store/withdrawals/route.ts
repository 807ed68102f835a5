import {
  isWithdrawalOpen,
  lastWithdrawalDay,
  publicHolidays,
  siteLanguages,
  withdrawalForm,
} from "@landolt/forms";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { z } from "@medusajs/framework/zod";
import { fieldLabels } from "../../../catalog";
import { profileOf } from "../../../modules/business-profile";
import { WITHDRAWALS_MODULE } from "../../../modules/withdrawals";
import type { Declaration } from "../../../modules/withdrawals/service";
import { type OrderProgress, orderByNumber, readProgress } from "../../../orders";
import { kindOfError, loggerOf } from "../../../platform/logger";
import { handleWithdrawal } from "../../../workflows/handle-withdrawal";
import { evenly } from "../../http/evenly";
import { invalidData } from "../../http/invalid-data";
import { hasProof } from "../../middleware/order-guard";
import { networkOf, withinLimits } from "../../middleware/rate-limit";

const body = z.object({
  form_key: z.uuid(),
  order_id: z.string().max(80).optional(),
  language: z.enum(siteLanguages),
  name: z.string(),
  email: z.string(),
  number: z.string(),
  statement: z.string().max(2000).optional(),
  lines: z
    .array(
      z.object({
        id: z.string().max(80),
        quantity: z.int().min(1).max(9999),
        sealed: z.boolean().optional(),
      }),
    )
    .min(1)
    .max(200)
    .optional(),
});
type Body = z.infer<typeof body>;

/** Milliseconds; whether number and address name an order must not show in the time. */
const floor = 200;

/** The order a stranger names, or the one that the storefront vouches for. */
async function orderOf(request: MedusaRequest, given: Body): Promise<OrderProgress | undefined> {
  const { order_id: known, number, email } = given;
  const vouched = known !== undefined && hasProof(request, known);
  const id = vouched ? known : await orderByNumber(request.scope, number, email);
  return id === undefined ? undefined : readProgress(request.scope, { id });
}

/**
 * The lines as declared, with their names, those of lenses with the eye: two lines may have one name. Lines that
 * are not of this order are left out.
 */
function namedLines(order: OrderProgress | undefined, given: Body): Declaration["lines"] {
  const lines = (given.lines ?? []).flatMap(({ id, quantity, sealed }) => {
    const line = order?.lines.find((one) => one.id === id);
    if (!line) return [];
    const title = line.eye ? `${line.title}, ${fieldLabels[given.language][line.eye]}` : line.title;
    return {
      ...{ id, title, quantity: Math.min(quantity, line.quantity) },
      ...(sealed === undefined ? {} : { sealed }),
    };
  });
  return lines.length > 0 ? lines : undefined;
}

/**
 * Takes a declaration of withdrawal and stores it at once, whatever it names:
 * what does not fit is for staff to judge. The same form sent again answers the first declaration.
 * Answers only what was sent, its reference and its time.
 */
export async function POST(request: MedusaRequest, response: MedusaResponse) {
  const parsed = body.safeParse(request.body);
  const contact = withdrawalForm.safeParse(request.body);
  if (!parsed.success || !contact.success) {
    const issues = [...(parsed.error?.issues ?? []), ...(contact.error?.issues ?? [])];
    response.status(400).json(invalidData(issues));
    return;
  }
  const given = { ...parsed.data, ...contact.data };
  if (!(await withinLimits(request, response, { declare: networkOf(request) }))) return;
  const stored = await evenly(floor, async () => {
    const [order, profile] = await Promise.all([orderOf(request, given), profileOf(request.scope)]);
    const lastDay = lastWithdrawalDay(
      order?.deliveredAt,
      profile.timeZone,
      publicHolidays(profile),
    );
    return request.scope.resolve(WITHDRAWALS_MODULE).declare({
      formKey: given.form_key,
      orderId: order?.id,
      orderNumber: given.number,
      name: given.name,
      email: given.email,
      lines: namedLines(order, given),
      statement: given.statement?.trim() || undefined,
      source: given.order_id === undefined ? "public-page" : "order-page",
      language: given.language,
      inTime: order && isWithdrawalOpen(lastDay, new Date(), profile.timeZone),
    });
  });
  // Stored is stored: a failure from here on is made good by the job that looks after declarations.
  void handleWithdrawal(request.scope, stored.id).catch((error: unknown) => {
    loggerOf(request.scope).warn(
      `Withdrawal ${stored.reference} will be handled later (${kindOfError(error)})`,
    );
  });
  response.status(201).json({ withdrawal: { id: stored.id, reference: stored.reference } });
}
