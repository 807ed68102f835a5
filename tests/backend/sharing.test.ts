/** What networks and messengers show of a page that somebody shares: its tags, and their pictures. */
import { expect, it, onTestFinished } from "vitest";
import { eventually } from "../support/eventually.ts";
import { runningShop } from "../support/shop-info.ts";
import { signInAsStaff } from "../support/staff.ts";

const info = runningShop();

/** The tags of a page by property or name; the first of several. */
async function tagsOf(path: string): Promise<Map<string, string>> {
  const html = await (await fetch(info.shop + path)).text();
  const tags = html.matchAll(/<meta (?:property|name)="((?:og|twitter):[^"]+)" content="([^"]*)"/g);
  const decoded = [...tags].map(([, name = "", content = ""]): [string, string] => [
    name,
    content.replaceAll("&amp;", "&").replaceAll("&#x27;", "'"),
  ]);
  return new Map(decoded.reverse());
}

/** Width and height that a picture says of itself, in its first bytes. */
async function pictureAt(address: string) {
  const answer = await fetch(address);
  expect(answer.status, address).toBe(200);
  const bytes = Buffer.from(await answer.arrayBuffer());
  const type = answer.headers.get("content-type");
  if (type === "image/png") return { type, size: [bytes.readUInt32BE(16), bytes.readUInt32BE(20)] };
  // The frame header of a JPEG: marker, length, precision, height, width.
  const frame = bytes.findIndex(
    (byte, at) => byte === 0xff && [0xc0, 0xc2].includes(bytes[at + 1] ?? 0),
  );
  return { type, size: [bytes.readUInt16BE(frame + 7), bytes.readUInt16BE(frame + 5)] };
}

const paths = ["/", "/about", "/shop/contact-lenses", "/legal/privacy", "/shop/cart-summary"];
const products = ["/shop/product/biofinity", "/lookbook/torvik-fjell"];
const prefixes = ["", "/fr", "/de"];

it.each([...paths, ...products])("%s has a picture in each language", async (path) => {
  const pictures = new Set<string>();
  for (const prefix of prefixes) {
    const address = (prefix + path).replace(/(?<=.)\/$/, "");
    const tags = await tagsOf(address);
    const image = tags.get("og:image") ?? "";
    expect(image.startsWith(`${info.shop}/pictures/`), image).toBe(true);
    expect(tags.get("og:url")).toBe(info.shop + address);
    expect(tags.get("og:locale")).toMatch(
      { "": /^en_/, "/fr": /^fr_/, "/de": /^de_/ }[prefix] ?? /-/,
    );
    for (const name of ["og:title", "og:image:alt"]) expect(tags.get(name), name).toBeTruthy();
    expect(tags.has("og:description")).toBe(path !== "/shop/cart-summary");
    expect(tags.get("og:type")).toBe("website");
    expect(tags.get("twitter:card")).toBe("summary_large_image");
    const said = [tags.get("og:image:width"), tags.get("og:image:height")].map(Number);
    const own = products.includes(path);
    expect(await pictureAt(image)).toEqual({ type: own ? "image/jpeg" : "image/png", size: said });
    expect(said).toEqual([1200, 630]);
    pictures.add(image);
  }
  // A photograph is the same in each language, a title is not.
  expect(pictures.size).toBe(products.includes(path) ? 1 : prefixes.length);
});

it("draws no words that no page of the shop has", async () => {
  const image = (await tagsOf("/de/about")).get("og:image") ?? "";
  const words = Buffer.from("Free glasses\nClairval Optique").toString("base64url");
  const forged = [
    image.replace(/titles\/[\w-]+/, `titles/${words}`),
    image.replace(/\.[\w-]+\.png/, ".png"),
    `${info.shop}/pictures/no-such-frame/front-sharing.0r1.jpeg`,
  ];
  for (const address of forged) {
    expect(address).not.toBe(image);
    expect((await fetch(address)).status, address).toBe(404);
  }
});

it("follows a title that staff have worded, however long it is", async () => {
  const staff = await signInAsStaff(info);
  const path = "/admin/texts/pages.about.title/de";
  const title = "Ihr Augenoptiker in Mersch und Umgebung, seit über zwanzig Jahren mit Sorgfalt";
  const before = (await tagsOf("/de/about")).get("og:image");
  const { version } = await staff.client.fetch<{ version: number }>(path);
  const body = { text: title, publish: true, version };
  const stored = await staff.client.fetch<{ version: number }>(path, { method: "POST", body });
  onTestFinished(async () => {
    await staff.client.fetch(`${path}?version=${stored.version}`, { method: "DELETE" });
  });
  await eventually(async () => expect((await tagsOf("/de/about")).get("og:image:alt")).toBe(title));
  const image = (await tagsOf("/de/about")).get("og:image") ?? "";
  expect(image).not.toBe(before);
  expect(await pictureAt(image)).toEqual({ type: "image/png", size: [1200, 630] });
});
