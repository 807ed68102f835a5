/** The mails a shop without a mail server has written, as their readers see them. */
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { eventually } from "./eventually.ts";
import type { ShopInfo } from "./shop-info.ts";

export interface OutboxMail {
  readonly subject: string;
  /** The whole message, as it would go over the wire. */
  readonly raw: string;
  /** The message with its texts as they read; what it carries as base64 stays as it is. */
  readonly text: string;
}

/** An RFC 2047 subject, unfolded and decoded; nodemailer writes UTF-8 in base64 or quoted-printable. */
function decoded(header: string): string {
  return header
    .replaceAll(/\?=\s+=\?/g, "?==?")
    .replaceAll(/=\?utf-8\?([qb])\?([^?]*)\?=/gi, (_, way: string, text: string) =>
      way.toLowerCase() === "b"
        ? Buffer.from(text, "base64").toString("utf8")
        : decodeURIComponent(text.replaceAll("_", " ").replaceAll("%", "%25").replaceAll("=", "%")),
    );
}

/** Quoted-printable texts as they read. */
const readable = (raw: string): string =>
  raw
    .replaceAll(/=\r?\n/g, "")
    .replaceAll(/(?:=[0-9A-F]{2})+/g, (bytes) =>
      Buffer.from(bytes.replaceAll("=", ""), "hex").toString("utf8"),
    );

/** Mails by their paths: a mail comes into its place whole and never changes, so each is read once. */
const known = new Map<string, string>();

async function rawMail(path: string): Promise<string> {
  const raw = known.get(path) ?? (await readFile(path, "utf8"));
  known.set(path, raw);
  return raw;
}

/** All mails as they would go over the wire, in the order in which they were written. */
export async function rawMails(info: ShopInfo): Promise<string[]> {
  const folder = join(info.dataDir, "outbox");
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith(".eml"));
  return Promise.all(names.sort().map((name) => rawMail(join(folder, name))));
}

/** The mails to one address, in the order in which they were written. */
export const mailsTo = async (info: ShopInfo, address: string): Promise<OutboxMail[]> =>
  (await rawMails(info)).filter((raw) => raw.includes(`To: ${address}`)).map(mailOf);

/**
 * The path of the link to a page in the mail that came last to an address, once there is one.
 * @param page path of the page up to the token, such as `account/email`
 */
export const linkMailed = (info: ShopInfo, address: string, page: string): Promise<string> =>
  eventually(async () => {
    const texts = (await mailsTo(info, address)).map(({ text }) => text).join("\n");
    const links = texts.match(new RegExp(`http\\S+/${page}/[\\w.-]+`, "g")) ?? [];
    const [last] = links.slice(-1);
    if (!last) throw new Error(`no mail leads to ${page}`);
    return new URL(last).pathname;
  }, info);

export const subjectsTo = async (info: ShopInfo, address: string): Promise<string[]> =>
  (await mailsTo(info, address)).map(({ subject }) => subject);

/** A message as its reader sees it. */
export function mailOf(raw: string): OutboxMail {
  const header = /^Subject: (.*(?:\r?\n[ \t].*)*)/m.exec(raw)?.[1] ?? "";
  return { raw, text: readable(raw), subject: decoded(header.replaceAll(/\r?\n/g, "")) };
}

/** What a mail carries under such a name and type; empty without one. */
function attached({ raw }: OutboxMail, fileName: RegExp, type: string): Buffer {
  const parts = raw.split(/^--[-\w=.]+\r?$/m);
  const part = parts.find((each) => fileName.test(each) && each.includes(type));
  return Buffer.from(part?.split(/\r?\n\r?\n/)[1] ?? "", "base64");
}

/** The PDF that a mail carries under such a name; empty without one. */
export const attachedPdf = (mail: OutboxMail, fileName: RegExp): Uint8Array =>
  attached(mail, fileName, "application/pdf");

/** The text that a mail carries under such a name; empty without one. */
export const attachedText = (mail: OutboxMail, fileName: RegExp): string =>
  attached(mail, fileName, "text/plain").toString("utf8");
