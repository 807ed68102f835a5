/** Reads the HTML of a page as it is sent. */

/** A text or an attribute's value as it reads. */
const plain = (text = "") =>
  text
    .replaceAll("&#x27;", "'")
    .replaceAll("&quot;", '"')
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");

/** The attributes of every `element` in the page. */
export function elements(page: string, element: string): Map<string, string>[] {
  return [...page.matchAll(new RegExp(`<${element}(?:\\s([^>]*))?>`, "g"))].map(
    ([, attributes = ""]) =>
      new Map(
        [...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = "", value = ""]) => [
          name.toLowerCase(),
          plain(value),
        ]),
      ),
  );
}

const mainOf = (page: string) => /<main\b[^>]*>([\s\S]*)<\/main>/.exec(page)?.[1] ?? "";

/** The links of its main part, as they lead on. */
export const mainLinksOf = (page: string) =>
  elements(mainOf(page), "a").map((link) => link.get("href") ?? "");

/** What its main part says. */
export const mainTextOf = (page: string) =>
  plain(
    mainOf(page)
      .replace(/<(script|style)\b[\s\S]*?<\/\1>/g, " ")
      .replace(/<[^>]*>/g, ""),
  );

export const titleOf = (page: string) => plain(/<title>([^<]*)<\/title>/.exec(page)?.[1]);

/** Its addresses in each language, by language. */
export const alternatesOf = (page: string) =>
  new Map(
    elements(page, "link")
      .filter((link) => link.get("rel") === "alternate")
      .map((link) => [link.get("hreflang") ?? "", link.get("href") ?? ""]),
  );

/** The address under which search engines are to keep it. */
export const canonicalOf = (page: string) =>
  elements(page, "link")
    .find((link) => link.get("rel") === "canonical")
    ?.get("href") ?? "";

export const descriptionOf = (page: string) =>
  elements(page, "meta")
    .find((one) => one.get("name") === "description")
    ?.get("content") ?? "";

/** What networks show for it: the address of a picture, and what is seen there. */
export function sharedPictureOf(page: string): { address: string; alt: string } {
  const saying = (property: string) =>
    elements(page, "meta")
      .find((one) => one.get("property") === property)
      ?.get("content") ?? "";
  return { address: saying("og:image"), alt: saying("og:image:alt") };
}

export interface Thing {
  "@type": string;
  [property: string]: unknown;
}

/** What its structured data describe. */
export const thingsOf = (page: string): Thing[] =>
  [...page.matchAll(/<script type="application\/ld\+json">([^<]*)<\/script>/g)].flatMap(
    ([, text = ""]) => JSON.parse(text)["@graph"],
  );
