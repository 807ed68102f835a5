import { FrameDrawing } from "#app/design/drawings/drawn.tsx";
import { Studio } from "../../design/studio.tsx";

const shared = {
  colourCode: "",
  weightGrams: 22,
  prescription: true,
  progressive: true,
  forWhom: "adults",
  temple: 145,
} as const;

const frames = [
  {
    shape: "round",
    rim: "full",
    material: "titanium",
    colour: "gold",
    lensWidth: 47,
    lensHeight: 46,
    bridge: 22,
    totalWidth: 132,
  },
  {
    shape: "cat-eye",
    rim: "full",
    material: "acetate",
    colour: "tortoise",
    lensWidth: 52,
    lensHeight: 40,
    bridge: 17,
    totalWidth: 138,
  },
  {
    shape: "rectangle",
    rim: "half",
    material: "steel",
    colour: "gunmetal",
    lensWidth: 55,
    lensHeight: 33,
    bridge: 18,
    totalWidth: 142,
  },
] as const;

/** Three frames beside each other, to scale: the same face reads each of them differently. */
export function FrameMeasures() {
  return (
    <div aria-hidden="true" className="grid gap-3">
      {frames.map((frame) => (
        <Studio key={frame.shape} className="px-[22%] py-[2%]">
          <FrameDrawing className="w-full" frame={{ ...shared, ...frame }} />
        </Studio>
      ))}
    </div>
  );
}
