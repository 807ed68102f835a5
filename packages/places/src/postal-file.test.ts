import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readPostalFile } from "./postal-file.ts";

const line = (...fields: string[]) => {
  const [country = "", code = "", name = "", latitude = "", longitude = "", accuracy = "6"] =
    fields;
  return [country, code, name, "", "", "", "", "", "", latitude, longitude, accuracy].join("\t");
};

describe("readPostalFile", () => {
  it("reads lines as GeoNames writes them", () => {
    const text = `${line("LU", "L-7501", "Mersch", "49.75", "6.107")}\r\n${line("FR", "57101 CEDEX", "Thionville", "49.36", "6.17", "1")}\n`;
    expect(readPostalFile(text)).toEqual({
      places: [
        {
          country: "lu",
          name: "Mersch",
          postalCode: "7501",
          latitude: 49.75,
          longitude: 6.107,
          alternates: ["Mersch", "Miersch"],
        },
        {
          country: "fr",
          name: "Thionville",
          postalCode: "57101",
          latitude: 49.36,
          longitude: 6.17,
          estimated: true,
        },
      ],
      problems: [],
    });
  });

  it("reports each bad line and reads the others", () => {
    const text = [
      "\uFEFFLU\t7501\tMersch",
      line("AT", "1010", "Wien", "48.2", "16.4"),
      line("LU", "75", "Mersch", "49.75", "6.107"),
      line("LU", "7501", " ", "49.75", "6.107"),
      line("LU", "7501", "Mersch", "", "6.107"),
      line("LU", "7501", "Mersch", "99.75", "6.107"),
      "",
      line("LU", "7501", "Mersch", "49.75", "6.107"),
    ].join("\n");
    const { places, problems } = readPostalFile(text);
    expect(places).toHaveLength(1);
    expect(problems).toEqual([
      { line: 1, problem: "fields" },
      { line: 2, problem: "country" },
      { line: 3, problem: "postal-code" },
      { line: 4, problem: "name" },
      { line: 5, problem: "position" },
      { line: 6, problem: "position" },
    ]);
  });

  it("answers any text with places and problems", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (text) => {
        const { places, problems } = readPostalFile(text);
        const lines = text.split(/\r?\n/).filter((one) => one.replace("\uFEFF", "").trim() !== "");
        expect(places.length + problems.length).toBeLessThanOrEqual(lines.length);
      }),
    );
  });
});
