import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { cleanPhoto, encodeForSharing } from "./encode.ts";
import { masterAt } from "./similarity.fixture.ts";

const ground = { create: { width: 40, height: 30, channels: 3, background: "#fff" } } as const;

describe("a photo that a visitor sends", () => {
  it("is upright, a JPEG, and without what the camera wrote into it", async () => {
    const photo = await sharp(ground)
      .withExif({ IFD0: { Copyright: "Marie Weber" } })
      .withMetadata({ orientation: 6 })
      .webp()
      .toBuffer();
    expect(photo.includes("Marie Weber")).toBe(true);
    const cleaned = Buffer.from(await cleanPhoto(photo));
    const { format, width, height, exif } = await sharp(cleaned).metadata();
    expect([format, width, height, exif]).toEqual(["jpeg", 30, 40, undefined]);
    expect(cleaned.includes("Marie Weber")).toBe(false);
  });

  it("is made smaller where it is too large, and never larger", async () => {
    const large = await sharp({ create: { ...ground.create, width: 4500 } })
      .png()
      .toBuffer();
    expect((await sharp(await cleanPhoto(large)).metadata()).width).toBe(3000);
  });

  it.each([
    ["no picture", Buffer.from("\xff\xd8\xff no picture", "latin1")],
    ["a drawing", Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
  ])("is refused where it is %s", async (_, content) => {
    await expect(cleanPhoto(content)).rejects.toThrow();
  });
});

describe("the picture that networks show of a product", () => {
  it("goes on to both sides without a seam where it is ours", async () => {
    const made = await encodeForSharing(masterAt("oakley-holbrook/oo9102-e6-front"), "rendered");
    const { data, info } = await sharp(made)
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([1200, 630]);
    // Beside the place where the master ends, in a row without the frame.
    const at = (x: number) => data[40 * info.width + x] ?? 0;
    for (const edge of [100, 1100]) expect(Math.abs(at(edge - 4) - at(edge + 4))).toBeLessThan(6);
  });

  it("is whole on our ground where staff uploaded it upright", async () => {
    const upright = await sharp({ create: { ...ground.create, width: 30, height: 60 } })
      .png()
      .toBuffer();
    const made = await encodeForSharing(upright, "uploaded");
    const { width, height } = await sharp(made).metadata();
    expect([width, height]).toEqual([1200, 630]);
    const { data } = await sharp(made).raw().toBuffer({ resolveWithObject: true });
    expect(Math.abs((data[0] ?? 0) - 0xea)).toBeLessThan(4);
  });
});
