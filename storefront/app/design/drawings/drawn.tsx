/**
 * The drawings, for pages that rarely show one. The server's stays as it was sent, and a browser loads the
 * script of a drawing only to show another one.
 */
import { type ComponentType, useState } from "react";
import { latePart, later } from "#app/document/lazy-part.tsx";
import { useHydrated } from "#app/document/use-hydrated.ts";

const accessory = () => import("./accessory-drawing.tsx");
const frame = () => import("./frame-drawing.tsx");
const frameScale = () => import("./frame-scale.tsx");
const lensBox = () => import("./lens-box-drawing.tsx");

/** The drawing within an element that is not seen, which React can leave alone with all it holds. */
function drawn<Properties extends object>(Drawing: ComponentType<Properties>) {
  if (import.meta.env.SSR) {
    return (properties: Properties) => (
      <div className="contents">
        <Drawing {...properties} />
      </div>
    );
  }
  const Late = latePart(Drawing);
  return (properties: Properties) => {
    const facts = JSON.stringify(properties);
    const comingToLife = !useHydrated();
    const [sent] = useState(comingToLife ? facts : undefined);
    if (sent === facts) {
      return (
        <div
          key="sent"
          className="contents"
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set; React leaves what is there.
          dangerouslySetInnerHTML={{ __html: "" }}
        />
      );
    }
    return (
      <div key="drawn" className="contents">
        <Late {...properties} />
      </div>
    );
  };
}

export const AccessoryDrawing = drawn(
  import.meta.env.SSR
    ? (await accessory()).AccessoryDrawing
    : later(async () => (await accessory()).AccessoryDrawing),
);

export const FrameDrawing = drawn(
  import.meta.env.SSR
    ? (await frame()).FrameDrawing
    : later(async () => (await frame()).FrameDrawing),
);

export const FrameScale = drawn(
  import.meta.env.SSR
    ? (await frameScale()).FrameScale
    : later(async () => (await frameScale()).FrameScale),
);

export const LensBoxDrawing = drawn(
  import.meta.env.SSR
    ? (await lensBox()).LensBoxDrawing
    : later(async () => (await lensBox()).LensBoxDrawing),
);
