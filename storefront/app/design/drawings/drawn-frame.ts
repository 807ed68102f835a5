import type { FrameFacts } from "@landolt/forms";

/** What is seen of a frame in its drawing. */
export type DrawnFrame = Pick<
  FrameFacts,
  "shape" | "rim" | "material" | "colour" | "lensWidth" | "lensHeight" | "bridge" | "totalWidth"
> & {
  sun?: Pick<NonNullable<FrameFacts["sun"]>, "category" | "lensName" | "lensColour"> | undefined;
};

/** The facts that a drawing needs, for pages that show nothing else of a frame. */
export function drawnFrame(frame: FrameFacts): DrawnFrame {
  const { shape, rim, material, colour, lensWidth, lensHeight, bridge, totalWidth, sun } = frame;
  return {
    ...{ shape, rim, material, colour, lensWidth, lensHeight, bridge, totalWidth },
    ...(sun && {
      sun: { category: sun.category, lensName: sun.lensName, lensColour: sun.lensColour },
    }),
  };
}
