/** Prices, promotions, taxes, regions, and the currencies they are in. */
import { expect } from "vitest";
import { first, type House, unique } from "../house.ts";
import { idIn, walk } from "./crud.ts";

export async function regionsAndTaxes({ staff: { admin } }: House): Promise<void> {
  await walk(
    admin.region,
    { name: unique("Region"), currency_code: "eur", countries: ["mc"] },
    { name: unique("Region") },
  );
  await walk(
    admin.taxRegion,
    { country_code: "mc", provider_id: "tp_system" },
    { metadata: { checked: true } },
  );
  const { tax_regions } = await admin.taxRegion.list({ limit: 1 });
  await walk(
    admin.taxRate,
    {
      name: unique("Rate"),
      rate: 3,
      code: unique("rate"),
      tax_region_id: first(tax_regions, "tax region").id,
    },
    { name: unique("Rate") },
  );
  expect((await admin.taxProvider.list()).tax_providers.length).toBeGreaterThan(0);
  const { currencies } = await admin.currency.list({ limit: 5 });
  expect((await admin.currency.retrieve(first(currencies, "currency").code)).currency.code).toBe(
    first(currencies, "currency").code,
  );
  const preference = { attribute: "region_id", value: unique("reg"), is_tax_inclusive: true };
  await walk(admin.pricePreference, preference, { is_tax_inclusive: false });
}

export async function priceLists({ staff: { admin } }: House): Promise<void> {
  await walk(
    admin.priceList,
    { title: unique("Sale"), description: "for a test", type: "sale", status: "draft" },
    { description: "changed" },
  );
  const { price_list } = await admin.priceList.create({
    title: unique("Sale"),
    description: "for a test",
    status: "draft",
  });
  const { variants } = await admin.productVariant.list({ limit: 1, fields: "id,product_id" });
  const variant = first(variants, "variant");
  const batch = await admin.priceList.batchPrices(price_list.id, {
    create: [{ variant_id: variant.id, currency_code: "eur", amount: 1 }],
  });
  expect(batch.created).toHaveLength(1);
  await admin.priceList.linkProducts(price_list.id, { remove: [variant.product_id ?? ""] });
  const { price_list: emptied } = await admin.priceList.retrieve(price_list.id, {
    fields: "prices.id",
  });
  expect(emptied.prices).toHaveLength(0);
  await admin.priceList.delete(price_list.id);
}

const percentOff = (code: string) => ({
  code,
  type: "standard" as const,
  status: "draft" as const,
  application_method: {
    type: "percentage" as const,
    target_type: "items" as const,
    allocation: "across" as const,
    value: 5,
    currency_code: "eur",
  },
});

export async function promotions({ staff: { admin } }: House): Promise<void> {
  await walk(admin.promotion, percentOff(unique("FIVE")), { code: unique("SIX") });
  await walk(
    admin.campaign,
    { name: unique("Campaign"), campaign_identifier: unique("campaign") },
    { description: "changed" },
  );
  const campaign = idIn(
    await admin.campaign.create({ name: unique("C"), campaign_identifier: unique("c") }),
  );
  const promotion = idIn(await admin.promotion.create(percentOff(unique("RULED"))));
  await admin.campaign.batchPromotions(campaign, { add: [promotion] });
  const { promotions: inCampaign } = await admin.promotion.list({ campaign_id: campaign });
  expect(inCampaign.map(({ id }) => id)).toEqual([promotion]);

  for (const kind of ["rules", "target-rules"] as const) {
    const known = kind === "rules" ? "customer_group" : "product";
    const { attributes } = await admin.promotion.listRuleAttributes(kind, "standard");
    const attribute = first(
      attributes.filter(({ id }) => id === known),
      known,
    ).value;
    await admin.promotion.listRuleValues(kind, known);
    const added = await admin.promotion.addRules(promotion, kind, {
      rules: [{ attribute, operator: "eq", values: ["nobody"], description: "for a test" }],
    });
    expect(added).toBeDefined();
    const { rules } = await admin.promotion.listRules(promotion, kind);
    const rule = first(
      rules.filter(({ id }) => id),
      "rule",
    );
    await admin.promotion.updateRules(promotion, kind, {
      rules: [{ id: rule.id, operator: "in", values: ["nobody", "else"] }],
    });
    await admin.promotion.removeRules(promotion, kind, { rule_ids: [rule.id] });
    const { rules: left } = await admin.promotion.listRules(promotion, kind);
    // Those without an id are only offered by the dashboard's form.
    expect(left.filter(({ id }) => id)).toHaveLength(0);
  }
  await buyRules({ admin });
  await admin.promotion.delete(promotion);
  await admin.campaign.delete(campaign);
}

async function buyRules({ admin }: Pick<House["staff"], "admin">): Promise<void> {
  const buy = [{ attribute: "items.product.id", operator: "eq" as const, values: ["nothing"] }];
  const id = idIn(
    await admin.promotion.create({
      code: unique("BUYGET"),
      type: "buyget",
      status: "draft",
      application_method: {
        type: "percentage",
        target_type: "items",
        allocation: "each",
        max_quantity: 1,
        value: 100,
        currency_code: "eur",
        apply_to_quantity: 1,
        buy_rules_min_quantity: 2,
        buy_rules: buy,
        target_rules: buy,
      },
    }),
  );
  await admin.promotion.addRules(id, "buy-rules", {
    rules: [{ attribute: "items.product.id", operator: "in", values: ["nothing", "more"] }],
  });
  expect((await admin.promotion.listRules(id, "buy-rules")).rules.length).toBeGreaterThan(1);
  await admin.promotion.delete(id);
}
