import { describe, expect, it } from "vitest";
import { prescriptionId, prescriptionType } from "./prescription-file.ts";

const typeOf = (content: string) => prescriptionType(Buffer.from(content, "latin1"));

describe("the type of a prescription's file", () => {
  it.each([
    ["\xff\xd8\xff\xe0\0\x10JFIF", "image/jpeg"],
    ["\x89PNG\r\n\x1a\n\0\0\0\rIHDR", "image/png"],
    ["RIFF\x24\0\0\0WEBPVP8 ", "image/webp"],
    ["%PDF-1.7\n", "application/pdf"],
  ])("is read from %j", (content, type) => {
    expect(typeOf(content)).toBe(type);
  });

  it.each([
    ["an empty file", ""],
    ["a page", "<!doctype html><script>"],
    ["a drawing with scripts", '<svg xmlns="http://www.w3.org/2000/svg">'],
    ["a page that calls itself a PDF later", "<html>%PDF-1.7"],
    ["a HEIC photo", "\0\0\0\x18ftypheic"],
    ["a sound", "RIFF\x24\0\0\0WAVEfmt "],
    ["a program", "MZ\x90\0"],
    ["half a beginning", "\x89PNG"],
  ])("is none for %s", (_, content) => {
    expect(typeOf(content)).toBeUndefined();
  });
});

it("an id names nothing else", () => {
  expect(prescriptionId.test(`presc_${"0a".repeat(24)}`)).toBe(true);
  expect(prescriptionId.test(`../presc_${"0a".repeat(24)}`)).toBe(false);
  expect(prescriptionId.test("presc_1")).toBe(false);
});
