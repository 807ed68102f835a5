import type { FrameFacts } from "@landolt/forms";

/** A lens without the curve, which belongs to the frame. */
export type SunLens = Omit<NonNullable<FrameFacts["sun"]>, "baseCurve">;

const plain = { polarised: false, mirrored: false, photochromic: false };
const mirrored = { ...plain, mirrored: true };

// Filter categories follow the light transmission the maker publishes, as far as it is known.
export const prizmBlack: SunLens = {
  ...plain,
  lensName: "Prizm Black",
  lensColour: "grey",
  category: 3,
};
export const prizmGrey: SunLens = {
  ...plain,
  lensName: "Prizm Grey",
  lensColour: "grey",
  category: 3,
};
export const prizmTungsten: SunLens = {
  ...plain,
  lensName: "Prizm Tungsten",
  lensColour: "brown",
  category: 3,
};
export const prizmSapphire: SunLens = {
  ...mirrored,
  lensName: "Prizm Sapphire",
  lensColour: "blue",
  category: 3,
};
export const prizmRuby: SunLens = {
  ...mirrored,
  lensName: "Prizm Ruby",
  lensColour: "red",
  category: 3,
};
export const prizmRoseGold: SunLens = {
  ...mirrored,
  lensName: "Prizm Rose Gold",
  lensColour: "rose",
  category: 3,
};
export const prizmRoad: SunLens = {
  ...mirrored,
  lensName: "Prizm Road",
  lensColour: "rose",
  category: 2,
};
export const prizmTrailTorch: SunLens = {
  ...mirrored,
  lensName: "Prizm Trail Torch",
  lensColour: "rose",
  category: 2,
};
export const prizmGolf: SunLens = {
  ...plain,
  lensName: "Prizm Golf",
  lensColour: "rose",
  category: 2,
};
/** The category is the one of the darkened lens. */
export const clearToBlack: SunLens = {
  ...plain,
  photochromic: true,
  lensName: "Clear to Black",
  lensColour: "clear",
  category: 3,
};

export function polarised(lens: SunLens): SunLens {
  return { ...lens, polarised: true };
}
