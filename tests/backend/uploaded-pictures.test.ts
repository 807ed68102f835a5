/** A picture that staff upload is shown on the website instead of our own, in the sizes pages ask for. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type Medusa from "@medusajs/js-sdk";
import { afterAll, beforeAll, expect, it } from "vitest";
import { eventually } from "../support/eventually.ts";
import { runningShop } from "../support/shop-info.ts";
import { signInAsStaff, uploadFile } from "../support/staff.ts";

const info = runningShop();
const handle = "clairval-screwdriver-kit";
const photograph = join(
  import.meta.dirname,
  "../../imagery/masters/torvik-fjell/t2-three-quarter.webp",
);
let staff: Medusa;
let id = "";
const files: string[] = [];

async function upload(name: string, content: BlobPart, type: string): Promise<string> {
  const stored = await uploadFile(staff, new File([content], name, { type }));
  files.push(stored.id);
  return stored.url;
}

const productPage = async () => (await fetch(`${info.shop}/shop/product/${handle}`)).text();

/** Addresses of the pictures on the product's page, asked again until one contains `part`. */
async function shownPictures(part: string): Promise<string[]> {
  return eventually(async () => {
    const shown = [...(await productPage()).matchAll(/\/pictures\/[^" ,]+-320\.[^" ,]+/g)];
    const paths = shown.map(([path]) => path);
    expect(paths.some((path) => path.includes(part))).toBe(true);
    return paths;
  });
}

beforeAll(async () => {
  staff = await signInAsStaff(info);
  const { products } = await staff.admin.product.list({ handle });
  id = products[0]?.id ?? "";
  expect(id).not.toBe("");
});

afterAll(async () => {
  await staff.admin.product.update(id, { images: [] });
  for (const file of files) await staff.admin.upload.delete(file);
});

it("shows an uploaded photograph in our sizes", async () => {
  const url = await upload("mon été.webp", readFileSync(photograph), "image/webp");
  await staff.admin.product.update(id, { images: [{ url }] });
  const shown = await shownPictures("/pictures/uploads/");
  expect(shown.length).toBeGreaterThanOrEqual(2);
  for (const path of shown) {
    const answer = await fetch(info.shop + path);
    expect(answer.status, path).toBe(200);
    expect(answer.headers.get("content-type")).toMatch(/^image\/(?:avif|webp)$/);
    expect(answer.headers.get("cache-control")).toContain("immutable");
  }
});

it("shows nothing that is no photograph, and nothing from elsewhere", async () => {
  const script = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  const url = await upload("drawing.svg", script, "image/svg+xml");
  const name = decodeURIComponent(new URL(url).pathname.split("/").at(-1) ?? "");
  const token = Buffer.from(name).toString("base64url");
  const answer = await fetch(`${info.shop}/pictures/uploads/${token}-320.r1.webp`);
  expect(answer.status).toBe(404);

  // The title changes with it, so that the page tells when it is the new one.
  const title = `With a picture from elsewhere ${Date.now()}`;
  const { product } = await staff.admin.product.retrieve(id);
  try {
    await staff.admin.product.update(id, {
      title,
      images: [{ url: "https://elsewhere.example/uploads/deep/a.jpg" }],
    });
    await eventually(async () => expect(await productPage()).toContain(title));
    expect(await productPage()).not.toContain("elsewhere.example");
  } finally {
    await staff.admin.product.update(id, { title: product.title });
  }
});
