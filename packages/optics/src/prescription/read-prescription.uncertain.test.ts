import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { howMany } from "../../../../tests/support/extent.ts";
import { format } from "../format.ts";
import { type EyeReading, parsePrescription } from "./read-prescription.ts";

const power = fc
  .tuple(fc.integer({ min: 1, max: 48 }), fc.constantFrom(-25, 25))
  .map(([quarters, sign]) => quarters * sign);
const lens = fc.record(
  {
    sphere: power,
    turned: fc.tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 18 })),
  },
  { requiredKeys: ["sphere"] },
);
type Lens = { sphere: number; turned?: [number, number] };

const eyesIn = [
  ["OD", "OS", "en"],
  ["Right:", "Left:", "en"],
  ["OD", "OG", "fr"],
  ["Œil droit :", "Œil gauche :", "fr"],
  ["R", "L", "de"],
  ["Rechtes Auge", "Linkes Auge", "de"],
] as const;
const between = fc.constantFrom(" ", ", ", " / ", "\n");

/** As it is written in a language: "-2.25 (-0.75 x 180°)". */
function written({ sphere, turned }: Lens, language: "en" | "fr" | "de"): string {
  const cylinder = turned && format("cylinder", turned[0] * -25, language);
  const astigmatism = turned ? ` (${cylinder} x ${turned[1] * 10}°)` : "";
  return `${format("sphere", sphere, language)}${astigmatism}`;
}

const readingOf = ({ sphere, turned }: Lens) => ({
  sphere,
  ...(turned ? { cylinder: turned[0] * -25, axis: turned[1] * 10 } : {}),
});

const refractionOf = ({ sphere, cylinder, axis }: EyeReading) => ({ sphere, cylinder, axis });
const nothing = { sphere: undefined, cylinder: undefined, axis: undefined };

/** Before the value of an eye. */
const before =
  "~ |≈ |≤ |? |ca. |circa |approx. |about |maybe |probably |environ |peut-être |à peu près |etwa |ungefähr |vielleicht |mindestens |not |never |pas |nicht |old |ancien |alt |was |max. |up to |plus ";
/** Behind it. */
const behind =
  "?| ?| (?)|~| approx.| maybe| (not sure)| I think| environ| je crois| (à vérifier)| vielleicht| glaube ich| (unsicher)| or so| oder so| (old)| doubtful| (provisional)| fraglich| douteux| sous réserve| as far as I know| x| *";
/** Over the whole text. */
const over =
  "I think |Old: |Old prescription:\n|wrong: |Not: |Example: |Ancienne ordonnance : |Ne pas prendre |Exemple : |Alte Werte: |Nicht: |z.B. |letztes Jahr: |Vor 5 Jahren: |Soweit ich weiß: |≈ ";

describe("parsePrescription, values that are not certain", () => {
  it.each([
    ["before", before],
    ["behind", behind],
  ] as const)(
    "leaves the doubted eye unread, and never misreads the other: a mark %s",
    (where, marks) => {
      fc.assert(
        fc.property(
          fc.constantFrom(...eyesIn),
          lens,
          lens,
          fc.constantFrom(...marks.split("|")),
          fc.boolean(),
          between,
          ([right, left, language], one, other, mark, isRight, gap) => {
            const say = (it: Lens, doubted: boolean) => {
              const value = written(it, language);
              return !doubted ? value : where === "before" ? `${mark}${value}` : `${value}${mark}`;
            };
            const text = `${right} ${say(one, isRight)}${gap}${left} ${say(other, !isRight)}`;
            const reading = parsePrescription(text);
            const [doubted, certain] = isRight
              ? [reading.right, reading.left]
              : [reading.left, reading.right];
            expect(refractionOf(doubted), text).toEqual(nothing);
            expect(
              [nothing, { ...nothing, ...readingOf(isRight ? other : one) }],
              text,
            ).toContainEqual(refractionOf(certain));
            // It is shown.
            expect(reading.remaining.join("\n"), text).toContain(
              format("sphere", (isRight ? one : other).sphere, language),
            );
          },
        ),
        { numRuns: howMany(200, 500) },
      );
    },
  );

  it("reads nothing of a text that is said to be uncertain or past", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...eyesIn),
        lens,
        lens,
        fc.constantFrom(...over.split("|")),
        between,
        ([right, left, language], one, other, said, gap) => {
          const text = `${said}${right} ${written(one, language)}${gap}${left} ${written(other, language)}`;
          const { right: first, left: second, unassigned } = parsePrescription(text);
          expect([first, second, unassigned], text).toEqual([{}, {}, {}]);
        },
      ),
      { numRuns: howMany(250, 500) },
    );
  });

  it("reads nothing of a text about two people", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...eyesIn),
        lens,
        lens,
        fc.constantFrom(
          ["Anna ", "Tom "],
          ["Mother: ", "Child: "],
          ["Moi : ", "Mon mari : "],
          ["Ich: ", "Meine Tochter: "],
        ),
        between,
        ([right, left, language], one, other, [first, second], gap) => {
          const text = `${first}${right} ${written(one, language)}${gap}${second}${left} ${written(other, language)}`;
          const reading = parsePrescription(text);
          expect([reading.right, reading.left], text).toEqual([{}, {}]);
        },
      ),
    );
  });

  it("reads nothing where each eye is somebody else's, said behind its value", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...eyesIn),
        lens,
        lens,
        fc.constantFrom(
          [" Anna", " Tom"],
          [" (Anna)", " (Tom)"],
          [" for Anna", " for Tom"],
          [" pour Anna", " pour Tom"],
          [" (me)", " (my wife)"],
          [" (moi)", " (mon mari)"],
          [" für mich", " für meine Frau"],
        ),
        between,
        ([right, left, language], one, other, [first, second], gap) => {
          const text = `${right} ${written(one, language)}${first}${gap}${left} ${written(other, language)}${second}`;
          const reading = parsePrescription(text);
          expect([reading.right, reading.left], text).toEqual([{}, {}]);
        },
      ),
    );
  });

  it.each([
    "R -2.25 L -1.75 (R maybe -2.50)",
    "L -2.25 R -1.75, I may have mixed them up",
    "OD -2.25 OS -1.75, ou inversé",
    "R -2,25 L -1,75 (vielleicht vertauscht)",
  ])("leaves an eye unread that a remark behind both doubts: %s", (text) => {
    expect(parsePrescription(text).right).toEqual({});
  });

  it("reads values whose mail says such words elsewhere", () => {
    const mails = [
      ["Please do not reply to this e-mail.\n", "\nDelivery in approx. 3 days"],
      ["Ne pas répondre à ce message.\n", "\nLivraison sous environ 3 jours"],
      ["Bitte antworten Sie nicht auf diese E-Mail.\n", "\nLieferzeit ca. 3 Tage"],
      ["", "\nUse before 2028-05"],
    ] as const;
    fc.assert(
      fc.property(
        fc.constantFrom(...eyesIn),
        lens,
        lens,
        fc.constantFrom(...mails),
        ([right, left, language], one, other, [head, foot]) => {
          const text = `${head}${right} ${written(one, language)}\n${left} ${written(other, language)}${foot}`;
          expect(parsePrescription(text), text).toMatchObject({
            right: readingOf(one),
            left: readingOf(other),
          });
        },
      ),
    );
  });
});
