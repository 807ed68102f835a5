/** Each sixtieth rendered picture at the widths that cost most of its likeness, each two hundredth at all of them. */
import { expect, it } from "vitest";
import { pictureFormats, pictureWidths } from "#app/pictures/address.ts";
import { encode } from "./encode.ts";
import { likeEnough, masterAt, masters, similarity } from "./similarity.fixture.ts";

const delicate = [480, 640];
/** Milliseconds; encoding takes minutes. */
const timeout = 900_000;

for (const width of pictureWidths) {
  for (const format of pictureFormats) {
    it(`all pictures look like their masters at ${width} pixels as ${format}`, {
      timeout,
    }, async () => {
      const each = delicate.includes(width) ? 60 : 200;
      const unlike: string[] = [];
      for (const path of masters.filter((_, index) => index % each === 0)) {
        const found = await similarity(await encode(masterAt(path), width, format), masterAt(path));
        if (found < likeEnough) unlike.push(`${path}: ${found.toFixed(4)}`);
      }
      expect(unlike).toEqual([]);
    });
  }
}
