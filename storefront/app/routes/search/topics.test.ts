import { expect, test } from "vitest";
import de from "../../../../messages/de.json";
import en from "../../../../messages/en.json";
import fr from "../../../../messages/fr.json";
import { topicAnswers } from "./topics.ts";

const repair = { code: "repair", title: "Reparatur", text: "Wir löten Bügel und Scharniere." };
const words = [de, en, fr].map(({ topics }) => topics.words);

test.each([
  ["de", "Öffnungszeiten Samstag", "/contact"],
  ["de", "oeffnungszeiten", "/contact"],
  ["de", "Welche Groesse", "/design#size"],
  ["de", "Hausbesuch für Mutter", "/homeservice"],
  ["de", "Versandkosten", "/legal/delivery-and-returns"],
  ["de", "Rückgabe", "/legal/delivery-and-returns"],
  ["de", "Sehtest", "/services"],
  ["de", "Termin", "/appointment"],
  ["de", "anrufen", "/contact"],
  ["en", "When are you open?", "/contact"],
  ["en", "delivery cost", "/legal/delivery-and-returns"],
  ["en", "eye test", "/services"],
  ["en", "book an appointment", "/appointment"],
  ["en", "track my order", "/order"],
  ["fr", "horaires d’ouverture", "/contact"],
  ["fr", "frais de livraison", "/legal/delivery-and-returns"],
  ["fr", "visite à domicile", "/homeservice"],
  ["fr", "Rendez-vous", "/appointment"],
  ["fr", "Rétractation", "/legal/delivery-and-returns"],
])("%s: %s is answered by %s, on a page of any language", (_language, question, path) => {
  expect(topicAnswers(question, words, [])[0]?.path).toBe(path);
});

test("a service is found by its title and by the words of its text, not by the name of a product", () => {
  const answers = (question: string) => topicAnswers(question, words, [repair]);
  const found = { title: "Reparatur", path: "/services#repair" };
  expect(answers("Reparaturen")).toContainEqual(found);
  expect(answers("Scharniere")).toEqual([found]);
  for (const product of ["Biofinity", "Fjell", "Oakley Field House", "ronde", "rund", "wir und"]) {
    expect(answers(product), product).toEqual([]);
  }
});

test("three answers at most, each page of a topic by its own name", () => {
  const many = topicAnswers("Termin Lieferung Rückgabe Bestellung Größe", words, [repair]);
  expect(many.map((one) => ("topic" in one ? one.topic : one.title))).toEqual([
    "appointment",
    "delivery",
    "returns",
  ]);
});
