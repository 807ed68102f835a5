/** The mail to who wants to know when a product can be had again. */
import { inAll, localeOf, prefixOf, type SiteLanguage } from "@landolt/forms";
import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { deleteStockAlertMails, notice, sendMail } from "../mails";
import { type Alert, STOCK_ALERTS_MODULE } from "../modules/stock-alerts";
import { environment } from "../platform/environment";
import { notFoundError } from "../platform/errors";
import { type Article, readArticles, readKnownVariants, sellingPlace } from "./articles";

type Texts = Record<"subject" | "text", (product: string) => string> &
  Record<"once" | "label", string>;

const texts = inAll<Texts>({
  en: {
    subject: (title) => `Back in stock: ${title}`,
    text: (title) => `You asked us to tell you: ${title} is available again.`,
    once: "This is the only e-mail about it; your address is deleted from the list.",
    label: "See the product",
  },
  fr: {
    subject: (title) => `De nouveau disponible : ${title}`,
    text: (title) => `Vous souhaitiez le savoir : ${title} est de nouveau disponible.`,
    once: "Nous ne vous écrivons qu’une fois à ce sujet ; votre adresse est effacée de la liste.",
    label: "Voir le produit",
  },
  de: {
    subject: (title) => `Wieder vorrätig: ${title}`,
    text: (title) => `Sie wollten es wissen: ${title} ist wieder vorrätig.`,
    once: "Wir schreiben Ihnen dazu nur dieses eine Mal; Ihre Adresse ist von der Liste gelöscht.",
    label: "Produkt ansehen",
  },
});

/** The sales channel of the website. */
async function websiteChannel(container: MedusaContainer): Promise<string | undefined> {
  const [store] = await container
    .resolve(Modules.STORE)
    .listStores({}, { take: 1, select: ["id", "default_sales_channel_id"] });
  return store?.default_sales_channel_id ?? undefined;
}

/** @throws MedusaError `not_found` for what the website does not sell */
export async function askForStock(
  container: MedusaContainer,
  wanted: { variant_id: string; email: string; language: SiteLanguage },
): Promise<void> {
  const { variant_id, email, language } = wanted;
  const variant = (await readKnownVariants(container, [variant_id])).get(variant_id);
  const channel = await websiteChannel(container);
  if (!variant || !channel || !variant.channels.includes(channel)) {
    throw notFoundError("There is no such product");
  }
  await container.resolve(STOCK_ALERTS_MODULE).remember(variant_id, email, language);
}

/** A product that somebody waits for; without `handle` while the website does not sell it. */
type Awaited = {
  id: string;
  title: string;
  variant: string;
  since: Date | string;
  handle?: string;
};

/** What an address waits for, the latest first; without products that exist no more. */
export async function stockAlertsOf(
  container: MedusaContainer,
  email: string,
  language: SiteLanguage,
): Promise<Awaited[]> {
  const alerts = await container
    .resolve(STOCK_ALERTS_MODULE)
    .listStockAlerts({ email: email.toLowerCase() }, { order: { created_at: "DESC" }, take: null });
  const channel = alerts.length > 0 ? await websiteChannel(container) : undefined;
  if (!channel) return [];
  const where = { channel, place: await sellingPlace(container), locale: localeOf(language) };
  const ids = alerts.map(({ variant_id }) => variant_id);
  const articles = await readArticles(container, ids, where);
  return alerts.flatMap(({ id, variant_id, created_at: since }) => {
    const article = articles.get(variant_id);
    if (!article) return [];
    const { title, variant, handle, channels } = article;
    return [{ id, title, variant, since, ...(channels.includes(channel) && { handle }) }];
  });
}

/** Forgets what an address waits for, and the mails about what it waited for. */
export async function eraseStockAlertsOf(container: MedusaContainer, email: string): Promise<void> {
  await container.resolve(STOCK_ALERTS_MODULE).deleteOver(email);
  await deleteStockAlertMails(container, email.toLowerCase());
}

/** One run takes a few of each, so that it is over before anybody notices. */
const most = 50;

/** @returns how many mails went out */
export async function sendStockAlerts(container: MedusaContainer): Promise<number> {
  const alerts = container.resolve(STOCK_ALERTS_MODULE);
  await alerts.deleteOver();
  const wanted = await alerts.wanted();
  const channel = wanted.length > 0 ? await websiteChannel(container) : undefined;
  if (!channel) return 0;
  const where = { channel, place: await sellingPlace(container) };
  let sent = 0;
  for (const variantId of wanted) {
    for (const alert of await alerts.waiting(variantId, most)) {
      const article = await articleIn(container, variantId, {
        ...where,
        locale: localeOf(alert.language),
      });
      if (!article) break;
      if (await tell(container, alert, article)) sent += 1;
      await alerts.forget(alert.id);
    }
  }
  return sent;
}

/** The variant, where the website sells it and a piece is there. */
async function articleIn(
  container: MedusaContainer,
  variantId: string,
  where: Parameters<typeof readArticles>[2],
): Promise<Article | undefined> {
  const article = (await readArticles(container, [variantId], where)).get(variantId);
  return article?.price && article.channels.includes(where.channel) && article.left !== 0
    ? article
    : undefined;
}

async function tell(
  container: MedusaContainer,
  { id, email, language }: Alert,
  { title, variant, handle, details }: Article,
): Promise<boolean> {
  const name = [title, variant].filter(Boolean).join(", ");
  const words = texts[language];
  const address = `${environment().SHOP_URL}${prefixOf(language)}/shop/product/${handle}`;
  const sending = await sendMail(container, {
    to: email,
    language,
    template: "stock-alert",
    idempotencyKey: `stock-alert:${id}`,
    resource: { type: "product", id: details.product_id },
    content: (context) =>
      notice(
        {
          subject: words.subject(name),
          paragraphs: [words.text(name), words.once],
          link: { label: words.label, address },
        },
        context,
      ),
  });
  return sending === "sent";
}
