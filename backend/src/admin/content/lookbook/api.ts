import { type FrameForm, inAll } from "@landolt/forms";

export type ListedFrame = {
  id: string;
  handle: string;
  title: string;
  brand: string | null;
  picture: string | null;
  colours: string[];
  pieces: number;
  shape: string | null;
  lens_width: number | null;
  bridge: number | null;
  temple: number | null;
  place: string;
  shown: boolean;
};

/** What is stored may lack what the form asks for today. */
export type StoredFrame = {
  id: string;
  handle: string;
  updated_at: string;
  form: Omit<FrameForm, "frame"> & { frame: Partial<FrameForm["frame"]> };
};

export const framesKey = ["lookbook-frames"];
export const frameKey = (id: string) => [...framesKey, id];

export const emptyForm: StoredFrame["form"] = {
  brandId: "",
  title: "",
  subtitle: inAll({ en: "" }),
  description: inAll({ en: "" }),
  frame: {
    shape: "panto",
    rim: "full",
    material: "acetate",
    forWhom: "adults",
    prescription: true,
    progressive: true,
  },
  colours: [{ colour: "black", colourCode: "", stock: 1 }],
  pictures: [],
  place: "",
  shown: true,
};
