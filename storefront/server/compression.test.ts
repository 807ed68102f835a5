import { once } from "node:events";
import { PassThrough } from "node:stream";
import { buffer } from "node:stream/consumers";
import { brotliDecompressSync, createBrotliCompress } from "node:zlib";
import { expect, it, vi } from "vitest";
import { compressionFor, inWholeParts } from "./compression.ts";

it("compresses as the browser allows", () => {
  expect(compressionFor("gzip, br").encoding).toBe("br");
  expect(compressionFor("gzip;q=0.5, br;q=0").encoding).toBe("gzip");
  expect(compressionFor("br;q=0.5, gzip;q=0.000").encoding).toBe("br");
  expect(compressionFor("br ; q=0, GZIP").encoding).toBe("gzip");
  expect(compressionFor("identity").encoding).toBeUndefined();
  expect(compressionFor(null).encoding).toBeUndefined();
});

it("hands a part on when it is whole, and not piece by piece", async () => {
  const onward = new PassThrough();
  const write = vi.spyOn(onward, "write");
  const inlet = inWholeParts(onward);
  for (const piece of ["a ", "part", " of a page"]) inlet.write(piece);
  inlet.flush();
  expect((await once(onward, "data")).toString()).toBe("a part of a page");
  expect(write).toHaveBeenCalledTimes(1);
});

it("loses nothing, with and without a flush before the end, and lets a part be read before it", async () => {
  const stream = createBrotliCompress();
  const inlet = inWholeParts(stream);
  inlet.write("first ");
  inlet.flush();
  const [start] = (await once(stream, "data")) as [Buffer];
  expect(start.length).toBeGreaterThan(0);
  inlet.write("second");
  inlet.flush();
  inlet.end(" last");
  const rest = await buffer(stream);
  expect(brotliDecompressSync(Buffer.concat([start, rest])).toString()).toBe("first second last");
});

it("stops when the visitor has left, and takes a failure on", async () => {
  const left = new PassThrough();
  const inlet = inWholeParts(left);
  left.destroy();
  await once(inlet, "close");
  expect(inlet.destroyed).toBe(true);

  const onward = new PassThrough();
  const failed = once(onward, "error");
  const other = inWholeParts(onward);
  other.on("error", () => undefined);
  other.destroy(new Error("no page"));
  expect((await failed)[0]).toMatchObject({ message: "no page" });
});
