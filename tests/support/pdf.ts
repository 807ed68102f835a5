/** The text of a PDF, its lines joined by spaces. */
import { extractText, getDocumentProxy } from "unpdf";

export async function pdfText(pdf: Uint8Array): Promise<string> {
  const document = await getDocumentProxy(new Uint8Array(pdf));
  const { text } = await extractText(document, { mergePages: true });
  return text.replaceAll(/\s+/g, " ");
}
