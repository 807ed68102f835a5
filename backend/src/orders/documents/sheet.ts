/** An A4 sheet of the business: type, margins, tables that go on over pages. Lengths are points. */
import { type Font, openSync } from "fontkit";
import PDFDocument from "pdfkit";

export const margin = 56;
export const width = 595.28 - 2 * margin;
const bottom = 841.89 - 88;

const ink = "#14181f";
export const quiet = "#464b53";
const hairline = "#b9b6af";
export const accent = "#005c41";

export type Doc = PDFKit.PDFDocument;

type Column = { width: number; align?: "left" | "right" };

/**
 * Figures of one width. Without the contextual alternates of Inter, such as a raised colon between figures: they are four
 * fifths of the time of a layout.
 */
const features = { tnum: true, calt: false };

/**
 * Inter has Latin, Greek and Cyrillic, and a real minus; it is embedded by the glyphs used. pdfkit takes a font that
 * fontkit has read, which its types do not know; asked for no features of its own, it lays out each word once.
 */
function face(file: string): Buffer {
  const font = openSync(file) as Font;
  const layout = font.layout.bind(font);
  font.layout = (text) => layout(text, features);
  return font as unknown as Buffer;
}

let read: { regular: Buffer; strong: Buffer } | undefined;

/** Read once: reading them takes as long as writing an invoice. */
function faces() {
  read ??= {
    regular: face(require.resolve("@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf")),
    strong: face(require.resolve("@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf")),
  };
  return read;
}

/**
 * @param issued stands in the file too, so that the same document is the same bytes
 */
export function openSheet(title: string, author: string, language: string, issued: Date): Doc {
  const doc = new PDFDocument({
    size: "A4",
    margins: { top: margin, left: margin, right: margin, bottom: 40 },
    bufferPages: true,
    lang: language,
    displayTitle: true,
    pdfVersion: "1.7",
    info: { Title: title, Author: author, CreationDate: issued, ModDate: issued },
  });
  const { regular, strong } = faces();
  doc.registerFont("regular", regular).registerFont("strong", strong);
  return doc.font("regular").fontSize(10).fillColor(ink);
}

/** Finishes the document, each page with its foot. */
export async function closeSheet(
  doc: Doc,
  foot: (page: number, pages: number) => string,
): Promise<Buffer> {
  const { start, count } = doc.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    doc.switchToPage(start + page);
    // Else a foot of three lines would begin a page of its own.
    doc.page.margins.bottom = 0;
    doc.font("regular").fontSize(8).fillColor(quiet);
    doc.text(foot(page + 1, count), margin, bottom + 20, { width, align: "center", lineGap: 2 });
  }
  doc.end();
  const parts: Buffer[] = [];
  for await (const part of doc) parts.push(Buffer.from(part));
  return Buffer.concat(parts);
}

/** Fonts draw no narrow no-break space, which French puts between thousands. */
export const printable = (text: string): string => text.replaceAll("\u202f", "\u00a0");

/** Starts a new page unless `height` is still free. */
export function keep(doc: Doc, height: number): void {
  if (doc.y + height > bottom) {
    doc.addPage();
    doc.y = margin;
  }
}

export function rule(doc: Doc): void {
  doc
    .moveTo(margin, doc.y)
    .lineTo(margin + width, doc.y)
    .lineWidth(0.5)
    .strokeColor(hairline)
    .stroke();
}

/** One row of a table, as high as its highest cell. */
export function row(
  doc: Doc,
  columns: readonly Column[],
  cells: readonly string[],
  {
    face = "regular",
    size = 10,
    colour = ink,
    indent = 0,
    gap = 6,
  }: {
    face?: "regular" | "strong";
    size?: number;
    colour?: string;
    indent?: number;
    gap?: number;
  } = {},
): void {
  doc.font(face).fontSize(size).fillColor(colour);
  const texts = cells.map(printable);
  const height = Math.max(
    ...texts.map((text, index) =>
      doc.heightOfString(text || " ", { width: columns[index]?.width ?? width }),
    ),
  );
  keep(doc, height + gap);
  const { y } = doc;
  let x = margin + indent;
  columns.forEach(({ width: columnWidth, align = "left" }, index) => {
    const text = texts[index];
    if (text) doc.text(text, x, y, { width: columnWidth, align });
    x += columnWidth;
  });
  doc.x = margin;
  doc.y = y + height + gap;
}

/**
 * Right and left beside each other, under their article.
 * @param indent where the name of the article begins
 */
export function lensRows(
  doc: Doc,
  { head, rows }: { head: string[]; rows: string[][] },
  indent: number,
): void {
  const columns = head.map((_, index) => ({ width: index === 0 ? 84 : 108 }));
  row(doc, columns, head, { face: "strong", size: 9, indent, gap: 2 });
  for (const cells of rows) row(doc, columns, cells, { size: 9, indent, gap: 2 });
  doc.y += 5;
}
