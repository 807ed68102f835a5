import { type SiteLanguage, siteLanguages } from "@landolt/forms";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, MedusaError, Modules } from "@medusajs/framework/utils";
import {
  createStep,
  createWorkflow,
  StepResponse,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk";
import { lensOfLine } from "../lenses/lens-table";
import { type ConfirmedOrder, renderOrderConfirmation } from "../mails/order-confirmation";
import { BUSINESS_PROFILE_MODULE } from "../modules/business-profile";
import type BusinessProfileModuleService from "../modules/business-profile/service";

type Input = { orderId: string };

type StoredOrder = {
  id: string;
  display_id: number;
  email: string | null;
  created_at: string | Date;
  currency_code: string;
  metadata: Record<string, unknown> | null;
  total: number;
  tax_total: number;
  discount_total: number;
  items: {
    product_title: string | null;
    title: string;
    variant_id: string | null;
    variant_title: string | null;
    metadata: Record<string, unknown> | null;
    quantity: number;
    original_total: number;
  }[];
  shipping_methods: {
    name: string;
    original_total: number;
    shipping_option?: { type?: { code: string } | null } | null;
  }[];
  shipping_address: {
    first_name: string | null;
    last_name: string | null;
    address_1: string | null;
    address_2: string | null;
    postal_code: string | null;
    city: string | null;
  } | null;
  payment_collections: { status: string; payments: { provider_id: string }[] | null }[] | null;
};

const fields = [
  "id",
  "display_id",
  "email",
  "created_at",
  "currency_code",
  "metadata",
  "total",
  "tax_total",
  "discount_total",
  "items.*",
  "items.original_total",
  "shipping_methods.*",
  "shipping_methods.original_total",
  "shipping_methods.shipping_option.type.code",
  "shipping_address.*",
  "payment_collections.status",
  "payment_collections.payments.provider_id",
];

const securedStates = new Set(["authorized", "completed"]);

const isSecured = ({ total, payment_collections }: StoredOrder): boolean =>
  Number(total) === 0 ||
  (payment_collections ?? []).some(({ status }) => securedStates.has(status));

const isSiteLanguage = (value: unknown): value is SiteLanguage =>
  siteLanguages.some((language) => language === value);

const present = (parts: (string | null | undefined)[]): string[] =>
  parts.filter((part): part is string => Boolean(part?.trim()));

function confirmedOrder(order: StoredOrder): ConfirmedOrder {
  const { shipping_address: to, shipping_methods: methods } = order;
  const name = present([to?.first_name, to?.last_name]).join(" ");
  const sent = methods.some(
    ({ shipping_option }) => shipping_option?.type?.code === "home-delivery",
  );
  const providers = (order.payment_collections ?? []).flatMap(({ payments }) => payments ?? []);
  return {
    number: String(order.display_id),
    placedAt: new Date(order.created_at),
    ...(name ? { customerName: name } : {}),
    currency: order.currency_code,
    items: order.items.map((item) => {
      const lens = lensOfLine(item.metadata);
      return {
        title: item.product_title ?? item.title,
        variantId: item.variant_id,
        ...(item.variant_title ? { variant: item.variant_title } : {}),
        quantity: Number(item.quantity),
        total: Number(item.original_total),
        ...(lens ? { lens } : {}),
      };
    }),
    shipping: {
      name: methods.map((method) => method.name).join(", "),
      total: methods.reduce((sum, { original_total }) => sum + Number(original_total), 0),
    },
    address: sent
      ? present([
          name,
          to?.address_1,
          to?.address_2,
          present([to?.postal_code, to?.city]).join(" "),
        ])
      : [],
    discount: Number(order.discount_total),
    vat: Number(order.tax_total),
    total: Number(order.total),
    payInStore: providers.some(({ provider_id }) => provider_id.startsWith("pp_pay-in-store")),
  };
}

async function readOrder(container: MedusaContainer, orderId: string): Promise<StoredOrder> {
  const query = container.resolve(ContainerRegistrationKeys.QUERY);
  const { data } = await query.graph({ entity: "order", fields, filters: { id: orderId } });
  const [order]: StoredOrder[] = data;
  if (!order) throw new MedusaError(MedusaError.Types.NOT_FOUND, `There is no order ${orderId}`);
  return order;
}

/**
 * Reads the order again, because the event that says it is placed can come before its payment is
 * authorised, or without it after a crash: such an order gets no confirmation.
 */
const sendOrderConfirmationStep = createStep(
  "send-order-confirmation",
  async ({ orderId }: Input, { container }) => {
    const order = await readOrder(container, orderId);
    if (!order.email || !isSecured(order)) return new StepResponse({ sent: false });
    const profiles = container.resolve<BusinessProfileModuleService>(BUSINESS_PROFILE_MODULE);
    const { profile } = await profiles.current();
    const language = order.metadata?.language;
    const content = renderOrderConfirmation(
      confirmedOrder(order),
      profile,
      isSiteLanguage(language) ? language : siteLanguages[0],
    );
    await container.resolve(Modules.NOTIFICATION).createNotifications({
      to: order.email,
      from: `"${profile.name.replaceAll(/["\\]/g, "")}" <${profile.email}>`,
      channel: "email",
      template: "order-confirmation",
      content,
      resource_id: order.id,
      resource_type: "order",
      trigger_type: "order.placed",
      // The event may come twice; the customer reads it once.
      idempotency_key: `order-confirmation:${order.id}`,
    });
    return new StepResponse({ sent: true });
  },
);

export const sendOrderConfirmationWorkflow = createWorkflow(
  "send-order-confirmation",
  (input: Input) => new WorkflowResponse(sendOrderConfirmationStep(input)),
);
