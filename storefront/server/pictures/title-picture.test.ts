import { readdirSync, readFileSync } from "node:fs";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { sharingAddress } from "#app/pictures/sharing.ts";
import { fitTitle, leading } from "./line-breaks.ts";
import { inOurLetters, widthOf } from "./outlines.ts";
import { readTitleAddress, titleAddress } from "./title-address.ts";
import { drawTitle, titleDrawing } from "./title-picture.ts";

const room = { width: 1032, height: 360 };
const titles = [
  "Contact",
  "Nos services en magasin et à domicile",
  "Kontaktlinsenanpassungsterminvereinbarungsformularbestätigungsseite",
  "Wir kommen zu Ihnen nach Hause: Sehtest, Fassungsberatung und Kontaktlinsenanpassung",
  `Unsere Dienst\u00ADleistungen, ${"mit sehr viel Sorgfalt erklärt und gezeigt, ".repeat(3)}`,
];

describe("a title in large letters", () => {
  it.each(titles)("fits: %s", (title) => {
    const { size, lines } = fitTitle(title, room);
    expect(lines.length * size * leading).toBeLessThanOrEqual(room.height);
    for (const line of lines) expect(widthOf(line) * size).toBeLessThanOrEqual(room.width);
    // Nothing of it is lost, and only a word that fits in no size is divided.
    const squeezed = (text: string) => text.replaceAll(/[\s\u00AD-]/g, "");
    expect(squeezed(lines.join(""))).toBe(squeezed(title));
  });

  it("has an outline for each letter of our texts, and a like one for letters of names", () => {
    const messages = new URL("../../../messages/", import.meta.url);
    for (const file of readdirSync(messages)) {
      const text = readFileSync(new URL(file, messages), "utf8");
      expect(inOurLetters(text)?.length, file).toBe(text.normalize("NFC").length);
    }
    expect(inOurLetters("Ǻkesson & Łuczak")).toBe("Akesson & Łuczak");
  });

  it("shows the name alone where the face lacks a letter of the title", () => {
    const name = "Clairval Optique";
    expect(titleDrawing({ title: "Очки", name })).toBe(titleDrawing({ title: "", name }));
  });

  it("is a small picture of the size that networks ask for", async () => {
    const picture = await drawTitle({ title: titles[3] ?? "", name: "Clairval Optique" });
    const { width, height, format } = await sharp(picture).metadata();
    expect([width, height, format]).toEqual([1200, 630, "png"]);
    expect(picture.length).toBeLessThan(60_000);
  });
});

describe("the address of such a picture", () => {
  const address = titleAddress({ title: "Über uns", name: "Clairval Optique" });

  it("is read again, and no other one is", () => {
    expect(readTitleAddress(address)).toMatchObject({
      title: "Über uns",
      name: "Clairval Optique",
    });
    const [, words = "", signature = ""] = /titles\/([\w-]+)\.([\w-]+)\.png/.exec(address) ?? [];
    const forged = Buffer.from("Buy here\nClairval Optique").toString("base64url");
    for (const other of [
      `/pictures/titles/${forged}.${signature}.png`,
      `/pictures/titles/${words}.${"A".repeat(24)}.png`,
      `/pictures/titles/${words}.png`,
      sharingAddress({ path: "titles/x", stamp: "r1" }),
    ]) {
      expect(readTitleAddress(other), other).toBeUndefined();
    }
  });

  it("holds no more words than a preview can show", () => {
    const long = titleAddress({ title: "wohlüberlegt ".repeat(60), name: "C" });
    expect(readTitleAddress(long)?.title).toMatch(/^(?:wohlüberlegt )+wohlüberlegt…$/);
    expect(long.length).toBeLessThan(400);
  });
});
