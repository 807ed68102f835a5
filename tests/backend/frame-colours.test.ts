/** A frame in one of its colours: the page that its address leads to, as it is sent to a browser without scripts. */
import { expect, it } from "vitest";
import { runningShop } from "../support/shop-info.ts";

const { shop } = runningShop();
const pageAt = async (path: string) => (await fetch(shop + path)).text();

/** Addresses of the pictures of the page's own gallery. */
const picturesIn = (html: string) =>
  [...html.matchAll(/href="\/pictures\/([\w/-]+?)-1536\./g)].map(([, path]) => path);

it("a colour of a frame that is sold has its pictures and its price", async () => {
  const usual = await pageAt("/shop/product/oakley-pitchman-r");
  expect(picturesIn(usual)).toContain("oakley-pitchman-r/ox8105-01-front");
  const chosen = await pageAt("/shop/product/oakley-pitchman-r?colour=OX8105-10");
  expect(picturesIn(chosen)).toContain("oakley-pitchman-r/ox8105-10-front");
  expect(picturesIn(chosen).filter((path) => path?.includes("ox8105-01"))).toEqual([]);
  const [, checked = ""] =
    /<input[^>]*name="variant"[^>]*checked=""[^>]*value="(\w+)"/.exec(chosen) ?? [];
  expect(usual).toContain(checked);
  expect(usual).not.toMatch(new RegExp(`checked=""[^>]*value="${checked}"`));
});

it("a colour in the lookbook is a link to its pictures", async () => {
  const page = await pageAt("/fr/lookbook/grachtwerk-tulp");
  expect(picturesIn(page)[0]).toMatch(/^grachtwerk-tulp\/g4-/);
  expect(page).toContain('href="/fr/lookbook/grachtwerk-tulp?colour=g7"');
  const pink = await pageAt("/fr/lookbook/grachtwerk-tulp?colour=g7");
  expect(picturesIn(pink)[0]).toMatch(/^grachtwerk-tulp\/g7-/);
  // It is no other page for search engines.
  expect(pink).toMatch(/<link rel="canonical" href="[^"?]*"/);
});
