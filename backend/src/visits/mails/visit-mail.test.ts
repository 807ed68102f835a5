import { siteLanguages, visitPlaces } from "@landolt/forms";
import { describe, expect, it } from "vitest";
import { mailContext } from "../../mails/frame/mail";
import { renderMail } from "../../mails/render-mail";
import { letterKinds, staffLetterKinds } from "../../modules/home-service/messages";
import { demoBusiness } from "../../seed/data";
import { visitMail } from "./visit-mail";

const facts = {
  reference: "HS-ABCDEF",
  business: "Clairval Optique",
  phone: "+352320000",
  store: "STORE",
  when: "WHEN",
  left: "LEFT",
  answerBy: "ANSWER-BY",
  answer: "ANSWER",
  optician: "Claire Muller",
  why: "WHY",
};
const rows = [
  { label: "Reference", value: "HS-ABCDEF" },
  { label: "Empty", value: "" },
];
const link = "https://shop.example/homeservice/visit/token";
const everywhere = siteLanguages.flatMap((language) =>
  visitPlaces.map((place) => ({ language, place })),
);

describe.each(everywhere)("mails of a visit, place $place, in $language", ({ language, place }) => {
  const rendered = (kind: (typeof letterKinds)[number]) =>
    renderMail(
      visitMail({ kind, place, facts, name: "Anna Weber", rows, link }, language),
      mailContext(demoBusiness, language),
    );

  it.each([...letterKinds, ...staffLetterKinds])("%s is whole", async (kind) => {
    const mail = visitMail({ kind, place, facts, rows, link }, language);
    const { subject, text, html } = await renderMail(mail, mailContext(demoBusiness, language));
    expect(subject).toMatch(/HS-ABCDEF|Clairval Optique/);
    expect(mail.preview).not.toBe("");
    expect(text).toContain("HS-ABCDEF");
    expect(text).toContain(link);
    expect(text).not.toContain("Empty");
    for (const part of [subject, text, html]) expect(part).not.toMatch(/undefined|\[object/);
    // A mail's subject is one line, and nobody is shouted at.
    expect(subject).not.toMatch(/[\r\n!]/);
  });

  it("say what staff wrote, and by when we answer", async () => {
    expect((await rendered("declined")).text).toContain("WHY");
    expect((await rendered("proposal")).text).toContain("WHEN");
    expect((await rendered("proposal")).text).toContain("LEFT");
    expect((await rendered("acknowledgement")).text).toContain("ANSWER");
    expect((await rendered("acknowledgement")).text).toContain("112");
  });

  it.runIf(place === "store")(
    "say where the store is, and nothing of a visit at home",
    async () => {
      for (const kind of ["proposal", "confirmation", "reminder"] as const)
        expect((await rendered(kind)).text).toContain("STORE");
      const home = /home|domicile|chez vous|Hausbesuch|besucht|zu Ihnen|visit you/i;
      for (const kind of letterKinds) {
        expect((await rendered(kind)).text.replaceAll(link, "")).not.toMatch(home);
      }
    },
  );
});
