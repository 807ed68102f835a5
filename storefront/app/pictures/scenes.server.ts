import { renderedPicture } from "#server/pictures/masters.ts";
import type { PictureSource } from "./address.ts";
import type { SceneName } from "./scene.tsx";

/** The picture of a scene; absent until it has been rendered. */
export function scenePicture(name: SceneName): PictureSource | undefined {
  return renderedPicture(`${name}/main`);
}
