import type { BoxLot, SiteLanguage } from "@landolt/forms";
import { fieldLabels, groupLines, lensOfLine, lensTable } from "../../catalog";
import { writtenDates } from "../../platform/written-dates";
import { deliveryWay } from "../delivery-way";
import { lotsOfOrder } from "../packing/lots";
import { addressLines, type StoredOrder } from "../stored-order";
import {
  closeSheet,
  type Doc,
  keep,
  lensRows,
  margin,
  openSheet,
  quiet,
  row,
  rule,
  width,
} from "./sheet";
import { type DocumentTexts, documentTexts } from "./texts";

/** Points from the edge to the names of articles; before them stands how many. */
const articleIndent = 36;

/** More boxes than this are noted as one lot, or on paper. */
const notedBoxes = 6;

/**
 * What staff pick, pack and note: for each box its lot and expiry, so that a recall finds it.
 * @param language of the staff
 * @param mayLeave whether an optician has released the lenses, if there are any
 */
export function packingSlipPdf(
  order: StoredOrder,
  house: { name: string; country: string; timeZone: string },
  language: SiteLanguage,
  mayLeave: boolean,
): Promise<Buffer> {
  const texts = documentTexts[language];
  const { timeZone } = house;
  const day = writtenDates(language, { dateStyle: "long", timeZone });
  const placedAt = new Date(order.created_at);
  const number = String(order.display_id);
  const title = `${texts.slip} ${number}`;
  const doc = openSheet(title, house.name, language, placedAt);
  doc.font("strong").fontSize(22).text(title, margin, margin);
  doc
    .font("regular")
    .fontSize(10)
    .fillColor(quiet)
    .text(texts.orderOf(number, day(placedAt)));
  if (!mayLeave) {
    doc.y += 8;
    row(doc, [{ width }], [texts.notReleased], { face: "strong", size: 13 });
  }
  doc.y += 16;
  const collected = deliveryWay(order) === "collection";
  const facts = [
    [texts.delivery, order.shipping_methods.map(({ name }) => name).join(", ")],
    [
      collected ? texts.collectedIn : texts.deliverTo,
      addressLines(order.shipping_address, house.country).join("\n"),
    ],
  ];
  for (const fact of facts) row(doc, [{ width: 150 }, { width: width - 150 }], fact, { size: 11 });
  doc.y += 12;
  articles(doc, order, texts, language);
  keep(doc, 50);
  doc.y += 20;
  row(
    doc,
    [{ width: width / 2 }, { width: width / 2 }],
    [`${texts.packedBy} ______________________`, `${texts.packedOn} ______________________`],
  );
  return closeSheet(doc, (page, pages) => `${title}  ·  ${texts.page(page, pages)}`);
}

function articles(doc: Doc, order: StoredOrder, texts: DocumentTexts, language: SiteLanguage) {
  const noted = lotsOfOrder(order);
  const items = order.items.map((item) => {
    const lens = lensOfLine(item.metadata);
    return {
      id: item.id,
      title: [item.product_title ?? item.title, item.variant_title].filter(Boolean).join(", "),
      sku: item.variant_sku ?? "",
      variantId: item.variant_id,
      quantity: Number(item.quantity),
      ...(lens ? { lens } : {}),
    };
  });
  const columns = [{ width: articleIndent }, { width: width - 176 }, { width: 140 }];
  for (const { pair, line } of groupLines(items)) {
    const members = pair ? [pair.right, pair.left].filter((eye) => eye !== undefined) : [line];
    const quantity = members.reduce((sum, member) => sum + member.quantity, 0);
    keep(doc, pair ? 180 : 60);
    rule(doc);
    doc.y += 6;
    const [first] = members;
    row(doc, columns, [`${quantity} ×`, first?.title ?? "", first?.sku ?? ""], {
      face: "strong",
      size: 11,
    });
    if (pair) lensRows(doc, lensTable(pair, language), articleIndent);
    for (const member of members) {
      const eye = member.lens && fieldLabels[language][member.lens.eye];
      const lots = noted.filter(({ line }) => line === member.id);
      boxes(doc, { quantity: member.quantity, eye, lots }, texts);
    }
  }
}

interface Boxes {
  readonly quantity: number;
  /** Whose boxes they are: right and left come from different lots. */
  readonly eye: string | undefined;
  readonly lots: readonly BoxLot[];
}

/** Lot and expiry of each box as they were noted, or room to note them by hand. */
function boxes(doc: Doc, { quantity, eye, lots }: Boxes, texts: DocumentTexts) {
  const columns = [{ width: 138 }, { width: 170 }, { width: 170 }];
  const shown = Math.max(Math.min(quantity, notedBoxes), lots.length);
  for (let box = 1; box <= shown; box += 1) {
    const noted = lots[box - 1];
    const cells = [
      eye ? `${texts.box(box)}, ${eye[0]?.toLowerCase()}${eye.slice(1)}` : texts.box(box),
      `${texts.lot} ${noted?.lot ?? "__________________"}`,
      `${texts.expiry} ${noted?.expiry ?? "______________"}`,
    ];
    row(doc, columns, cells, { size: 9, colour: quiet, indent: articleIndent, gap: 8 });
  }
}
