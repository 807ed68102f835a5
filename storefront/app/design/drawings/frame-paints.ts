/** The colours of frames, also for a dot that stands for one. */
import type { FrameFacts } from "@landolt/forms";

export interface FramePaint {
  /** Colours at the top and at the bottom of the front. */
  from: string;
  to: string;
  /** Colour of the spots in a patterned acetate. */
  spots?: string;
}

export const framePaints: Record<FrameFacts["colour"], FramePaint> = {
  black: { from: "#33312f", to: "#171615" },
  tortoise: { from: "#a8692f", to: "#6f4119", spots: "#2c1708" },
  honey: { from: "#c8924a", to: "#a06a26", spots: "#7d4b14" },
  crystal: { from: "#dcd9d2", to: "#b9b5ad" },
  grey: { from: "#85868a", to: "#5e6064" },
  blue: { from: "#33507a", to: "#1d3354" },
  green: { from: "#3d5f4c", to: "#243f31" },
  red: { from: "#93352f", to: "#65201d" },
  pink: { from: "#c98f8d", to: "#a56c6c" },
  gold: { from: "#c9a45c", to: "#94712f" },
  silver: { from: "#b6b9bd", to: "#83878d" },
  gunmetal: { from: "#62666c", to: "#3a3d42" },
  brown: { from: "#6b4832", to: "#452b1c" },
  white: { from: "#f6f4ef", to: "#cfcbc2" },
};
