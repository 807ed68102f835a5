import { describe, expect, it } from "vitest";
import { stampOf } from "./address.ts";
import {
  commonView,
  listPicture,
  type PictureView,
  type ProductPicture,
  uploadedPicture,
} from "./product-pictures.ts";

const picture = (view: PictureView): ProductPicture => ({ view, path: `a/${view}`, stamp: "r1" });

describe("pictures of products", () => {
  it("come from the backend's own public uploads only", () => {
    expect(uploadedPicture("https://staff.shop.example/uploads/1763-a.jpg")).toEqual({
      view: "upload",
      path: `uploads/${Buffer.from("1763-a.jpg").toString("base64url")}`,
      stamp: stampOf(),
    });
    const accents = uploadedPicture("http://localhost:9000/uploads/1763-%C3%A9t%C3%A9%20%3F.jpg");
    expect(accents?.path).toBe(`uploads/${Buffer.from("1763-été ?.jpg").toString("base64url")}`);
    for (const url of [
      "https://elsewhere.example/a.jpg",
      "http://localhost:9000/uploads/private-a.jpg",
      "http://localhost:9000/uploads/../secret",
      "http://localhost:9000/uploads/a/b.jpg",
      "http://localhost:9000/uploads/.env",
      "http://localhost:9000/uploads/..%2fsecret",
      "http://localhost:9000/uploads/50%.jpg",
      "http://localhost:9000/uploads/%ff.jpg",
      `http://localhost:9000/uploads/${"a".repeat(200)}.jpg`,
      "/uploads/a.jpg",
    ]) {
      expect(uploadedPicture(url), url).toBeUndefined();
    }
  });

  it("show frames of one list from one side, the one most of them have", () => {
    const both = [picture("front"), picture("three-quarter")];
    expect(commonView([both, both])).toBe("front");
    expect(commonView([both, [picture("three-quarter")]])).toBe("three-quarter");
    expect(listPicture([picture("three-quarter")], "front")).toBeUndefined();
    expect(listPicture(both, "three-quarter")?.view).toBe("three-quarter");
  });

  it("show what has one side only in every list", () => {
    expect(listPicture([picture("main")], "front")?.view).toBe("main");
    expect(listPicture([picture("upload"), picture("upload")], "front")?.view).toBe("upload");
  });
});
