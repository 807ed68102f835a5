import type { SVGProps } from "react";

interface DrawingProps
  extends Pick<SVGProps<SVGSVGElement>, "children" | "dangerouslySetInnerHTML"> {
  viewBox: string;
  /** Alternative text. Left out where words beside the drawing say the same. */
  label?: string | undefined;
  className?: string;
}

/** An inline picture: named for screen readers, or hidden from them. */
export function Drawing({ label, ...svg }: DrawingProps) {
  return label ? (
    <svg {...svg} role="img" aria-label={label} />
  ) : (
    <svg {...svg} aria-hidden="true" />
  );
}
