import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { Studio } from "../design/studio.tsx";
import type { PictureSource } from "./address.ts";
import { Picture } from "./picture.tsx";

export type SceneName =
  | "home-hero"
  | "service"
  | "home-visit"
  | "design-measuring"
  | "design-blanks"
  | "design-tools"
  | "store-front";

interface SceneProps {
  name: SceneName;
  /** Absent until it has been rendered. */
  picture: PictureSource | undefined;
  sizes: string;
  priority?: boolean;
  className?: string;
  /** What stands in its place until then. */
  children?: ReactNode;
}

/** A picture of our work rather than of a product. */
export function Scene({
  name,
  picture,
  sizes,
  priority = false,
  className = "aspect-4/3",
  children,
}: SceneProps) {
  const t = useTranslations("pictures.scenes");
  if (!picture) return children;
  return (
    <Studio className={`${className} ${priority ? "" : "comes-into-view"}`}>
      <Picture
        source={picture}
        alt={t(name)}
        sizes={sizes}
        priority={priority}
        className="size-full object-cover"
      />
    </Studio>
  );
}
