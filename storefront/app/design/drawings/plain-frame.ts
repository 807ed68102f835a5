import type { FrameFacts } from "@landolt/forms";

/** A frame as plain as can be, which stands for all and is not for sale. */
export const plainFrame: FrameFacts = {
  shape: "panto",
  rim: "full",
  material: "acetate",
  colour: "tortoise",
  colourCode: "",
  lensWidth: 48,
  lensHeight: 43,
  bridge: 21,
  temple: 145,
  totalWidth: 138,
  weightGrams: 24,
  prescription: true,
  progressive: true,
  forWhom: "adults",
};
