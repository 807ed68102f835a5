/** The option by which frames differ, and its values in every language. */
import type { FrameFacts, Written } from "@landolt/forms";

export const colourOption: Written = { en: "Colour", fr: "Couleur", de: "Farbe" };

export const colourNames: Record<FrameFacts["colour"], Written> = {
  black: { en: "Black", fr: "Noir", de: "Schwarz" },
  tortoise: { en: "Tortoise", fr: "Écaille", de: "Havanna" },
  honey: { en: "Honey", fr: "Miel", de: "Honig" },
  crystal: { en: "Crystal", fr: "Cristal", de: "Kristall" },
  grey: { en: "Grey", fr: "Gris", de: "Grau" },
  blue: { en: "Blue", fr: "Bleu", de: "Blau" },
  green: { en: "Green", fr: "Vert", de: "Grün" },
  red: { en: "Red", fr: "Rouge", de: "Rot" },
  pink: { en: "Pink", fr: "Rose", de: "Rosa" },
  gold: { en: "Gold", fr: "Doré", de: "Gold" },
  silver: { en: "Silver", fr: "Argent", de: "Silber" },
  gunmetal: { en: "Gunmetal", fr: "Gris anthracite métallisé", de: "Gunmetal" },
  brown: { en: "Brown", fr: "Brun", de: "Braun" },
  white: { en: "White", fr: "Blanc", de: "Weiß" },
};
