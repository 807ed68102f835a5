import { expect, it } from "vitest";
import { type PictureWidth, pictureFormats } from "#app/pictures/address.ts";
import { someUnlessAll } from "../../../tests/support/extent.ts";
import { encode } from "./encode.ts";
import { likeEnough, masterAt, similarity } from "./similarity.fixture.ts";

/** A picture of each kind, the most delicate first; each width once. Each fourth in a short run; more pictures: quality.all.test.ts. */
const some: [master: string, width: PictureWidth][] = [
  ["oakley-encoder/oo9471-t2-front", 640],
  ["oakley-radar-ev-path/oo9208-w1-front", 480],
  ["ashcombe-reed-harcourt/ar2-three-quarter", 768],
  ["torvik-fjell/t2-folded", 320],
  ["biofinity/main", 1024],
  ["clairval-microfibre-cloth/main", 1280],
  ["home-hero/main", 1536],
];

it.each(someUnlessAll(2, some))(
  "%s, %i pixels wide, looks like its master",
  async (path, width) => {
    const master = masterAt(path);
    for (const format of pictureFormats) {
      const made = await encode(master, width, format);
      expect(await similarity(made, master), format).toBeGreaterThanOrEqual(likeEnough);
    }
  },
);

it("a picture of low quality does not", async () => {
  const { default: sharp } = await import("sharp");
  const master = masterAt("serralume-cortica/w1-three-quarter");
  const poor = await sharp(master).resize({ width: 640 }).avif({ quality: 5 }).toBuffer();
  expect(await similarity(poor, master)).toBeLessThan(likeEnough);
});
