/** What machines read about a page, in the words of schema.org. Pure. */

type Value = string | number | boolean | Thing | readonly Value[] | undefined;

/** A node of JSON-LD. What is undefined is left out. */
export interface Thing {
  "@type": string;
  [property: string]: Value;
}

/**
 * The content of a `<script type="application/ld+json">`. It holds no `<`, so that nothing in it
 * ends the element or opens a comment.
 */
export function jsonLd(things: readonly Thing[]): string {
  return JSON.stringify({ "@context": "https://schema.org", "@graph": things }).replaceAll(
    "<",
    "\\u003c",
  );
}
