/** From a lot number to the customers who have its boxes, and the mail to them. */
import type { SiteLanguage } from "@landolt/forms";
import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { notice, sendMail } from "../../mails";
import { RECALLS_MODULE } from "../../modules/recalls";
import type {
  Author,
  RecallTexts,
  StoredNotice,
  StoredRecall,
} from "../../modules/recalls/service";
import { notFoundError } from "../../platform/errors";
import { type LotHolder, readLotHolders } from "../../read-models/orders/lot-holders";
import { afterOrderTexts } from "../mails/texts";
import { siteLanguage } from "../stored-order";

/** A lot as it is compared: boxes, packing and makers' letters write it with spaces or without. */
const lotKey = (lot: string): string => lot.replaceAll(/\s/g, "").toUpperCase();

/** Entries by a key of theirs, in their order. */
function groupsOf<E>(entries: readonly E[], keyOf: (entry: E) => string): [string, E[]][] {
  const groups = new Map<string, E[]>();
  for (const entry of entries) {
    const key = keyOf(entry);
    groups.set(key, [...(groups.get(key) ?? []), entry]);
  }
  return [...groups];
}

const recallsOf = (container: MedusaContainer) => container.resolve(RECALLS_MODULE);

type Holder = Omit<LotHolder, "product_id" | "title" | "language"> & {
  language: SiteLanguage;
  /** When the mail that informs about this order was handed over, and on whose word. */
  informed_at: Date | null;
  informed_by: string | null;
};

type LotOfProduct = {
  product_id: string;
  title: string;
  orders: Holder[];
  /** What was written to the customers; null before the recall has begun. */
  recall: Pick<StoredRecall, "id" | "texts" | "begun_by_name" | "created_at"> | null;
};

function holderOf(holder: LotHolder, notices: readonly StoredNotice[]): Holder {
  const { product_id, title, language, ...order } = holder;
  const known = notices.find(({ order_id }) => order_id === order.order_id);
  return {
    ...order,
    language: siteLanguage(language),
    informed_at: known?.sent_at ?? null,
    informed_by: known?.sent_at ? known.sent_by_name : null,
  };
}

/** Who has boxes of a lot, by product. */
export async function lotHolders(
  container: MedusaContainer,
  lot: string,
): Promise<{ lot: string; products: LotOfProduct[] }> {
  const key = lotKey(lot);
  const holders = await readLotHolders(container, { lot: key });
  const recalls = await recallsOf(container).findRecalls(key);
  const products = await Promise.all(
    groupsOf(holders, ({ product_id }) => product_id).map(async ([product_id, own]) => {
      const stored = recalls.find((one) => one.product_id === product_id);
      const notices = stored ? await recallsOf(container).noticesOf(stored.id) : [];
      const recall = stored && {
        ...{ id: stored.id, texts: stored.texts },
        ...{ begun_by_name: stored.begun_by_name, created_at: stored.created_at },
      };
      return {
        ...{ product_id, title: own[0]?.title ?? "" },
        orders: own.map((holder) => holderOf(holder, notices)),
        recall: recall ?? null,
      };
    }),
  );
  return { lot: key, products };
}

/** Seconds after which a second call no longer waits for the mails of the first. */
const lockTimeout = 60;

/**
 * Informs the customers who have boxes of a lot and were not informed yet, each in the language of the order,
 * one mail for all orders of an address. Called again it sends what is missing, and nothing twice: which mail
 * informs about an order is stored before the mail is written.
 * @returns how many mails went out, and orders without an address
 * @throws MedusaError `not_found` where nobody has a box of it; `conflict` where the texts are other ones than before
 */
export function informHolders(
  container: MedusaContainer,
  asked: { lot: string; product_id: string; texts: RecallTexts },
  by: Author,
): Promise<{ sent: number; unreachable: number }> {
  const { product_id, texts } = asked;
  const lot = lotKey(asked.lot);
  const work = async () => {
    const holders = (await readLotHolders(container, { lot })).filter(
      (holder) => holder.product_id === product_id,
    );
    const [first] = holders;
    if (!first) throw notFoundError("No order has a box of this lot");
    const recalls = recallsOf(container);
    const recall = await recalls.begin({ lot, product_id, product_title: first.title, texts }, by);
    const known = new Set((await recalls.noticesOf(recall.id)).map(({ order_id }) => order_id));
    const reachable = holders.flatMap((holder) =>
      holder.email && !known.has(holder.order_id) ? [{ ...holder, email: holder.email }] : [],
    );
    const noted = groupsOf(reachable, ({ email }) => email.toLowerCase()).flatMap(([, own]) =>
      own.map(({ order_id, email }) => {
        const mail_key = `recall:${recall.id}:${own[0]?.order_id}`;
        return { order_id, email, mail_key };
      }),
    );
    if (noted.length > 0) await recalls.note(recall.id, noted, by);
    return {
      sent: await sendOpen(container, recall, holders),
      unreachable: holders.filter(({ email }) => !email).length,
    };
  };
  return container
    .resolve(Modules.LOCKING)
    .execute([`recall:${lot}:${product_id}`], work, { timeout: lockTimeout });
}

/** Sends the mails that were noted and not handed over yet. */
async function sendOpen(
  container: MedusaContainer,
  recall: StoredRecall,
  holders: readonly LotHolder[],
): Promise<number> {
  const recalls = recallsOf(container);
  const open = (await recalls.noticesOf(recall.id)).filter(({ sent_at }) => sent_at === null);
  const mails = groupsOf(open, ({ mail_key }) => mail_key);
  for (const [mail_key, notices] of mails) {
    const own = holders.filter(({ order_id }) => notices.some((one) => one.order_id === order_id));
    const [holder] = own;
    if (holder) await sendNotice(container, recall, mail_key, notices[0]?.email ?? "", own);
    await recalls.noteSent(recall.id, mail_key);
  }
  return mails.length;
}

async function sendNotice(
  container: MedusaContainer,
  recall: StoredRecall,
  idempotencyKey: string,
  to: string,
  holders: readonly LotHolder[],
): Promise<void> {
  const [holder] = holders;
  const language = siteLanguage(holder?.language);
  const texts = afterOrderTexts[language].recall;
  await sendMail(container, {
    ...{ to, language, idempotencyKey },
    template: "recall",
    resource: { type: "order", id: holder?.order_id ?? "" },
    content: (context) =>
      notice(
        {
          subject: texts.subject(recall.product_title),
          ...(holder?.name && { name: holder.name }),
          paragraphs: [recall.texts[language]],
          facts: [
            { label: texts.product, value: recall.product_title },
            { label: texts.lot, value: recall.lot },
            {
              label: texts.orders,
              value: holders.map(({ number }) => number).join(", "),
            },
            {
              label: texts.boxes,
              value: String(holders.reduce((sum, { boxes }) => sum + boxes, 0)),
            },
          ],
        },
        context,
      ),
  });
}
