/**
 * Addresses of pictures that show a page's title. The address holds the words and our signature of them,
 * so that it changes with them, needs no page to be rendered, and nobody else can have words drawn.
 */
import { timingSafeEqual } from "node:crypto";
import { keyedDigest } from "@landolt/tokens";
import { environment } from "#server/environment.ts";

export interface TitlePicture {
  /** What the page is called; empty for the picture of the whole site. */
  title: string;
  /** Name of the business. */
  name: string;
}

/** A new one after a change of how these pictures look makes networks fetch them again. */
const recipe = "title-picture-1";

/** Letters; more are unreadable in a preview. */
const longest = 140;

const signatureOf = (content: string): Buffer =>
  keyedDigest(environment.cookieSecret, recipe, content).subarray(0, 18);

function shortened(title: string): string {
  const letters = [...title];
  if (letters.length <= longest) return title;
  return `${letters
    .slice(0, longest)
    .join("")
    .replace(/\s+\S*$/u, "")}…`;
}

export function titleAddress({ title, name }: TitlePicture): string {
  const content = `${shortened(title)}\n${name}`;
  const signature = signatureOf(content).toString("base64url");
  return `/pictures/titles/${Buffer.from(content).toString("base64url")}.${signature}.png`;
}

const pattern = /^\/pictures\/titles\/([\w-]{1,1200})\.([\w-]{24})\.png$/;

/** What a genuine address shows, with its signature; undefined for any other. */
export function readTitleAddress(
  pathname: string,
): (TitlePicture & { signature: string }) | undefined {
  const [, encoded = "", signature = ""] = pattern.exec(pathname) ?? [];
  const content = Buffer.from(encoded, "base64url").toString();
  const genuine =
    signature !== "" &&
    timingSafeEqual(Buffer.from(signature, "base64url"), signatureOf(content)) &&
    Buffer.from(content).toString("base64url") === encoded;
  if (!genuine) return undefined;
  const [title = "", name = ""] = content.split("\n");
  return { title, name, signature };
}
