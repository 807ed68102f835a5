/** The frames of an answer: their scripts are loaded by who has asked. */
import { latePart, later } from "#app/document/lazy-part.tsx";

const load = () => import("./frames-alike.tsx");

export const FramesAlike = latePart(
  import.meta.env.SSR ? (await load()).FramesAlike : later(async () => (await load()).FramesAlike),
);
