import type { ComponentProps } from "react";
import { Link } from "react-router";

/** `primary` once in a view, `quiet` beside it, `plain` for what should not call for attention. */
type ButtonLook = "primary" | "quiet" | "plain";

const shape =
  "inline-flex min-h-12 items-center justify-center gap-3 rounded-full py-2.5 font-semibold " +
  "leading-tight select-none disabled:cursor-not-allowed disabled:opacity-55 aria-disabled:opacity-55";

const looks: Record<ButtonLook, string> = {
  primary: "px-7 text-center no-underline bg-accent text-on-accent hover:bg-accent-strong",
  quiet:
    "px-7 text-center no-underline border border-edge text-ink hover:border-accent hover:text-accent",
  plain: "link text-start",
};

interface Look {
  look?: ButtonLook;
}

/** A button that does something. Inside a form it sends the form. */
export function Button({
  look = "primary",
  className = "",
  ...rest
}: ComponentProps<"button"> & Look) {
  return <button {...rest} className={`${shape} ${looks[look]} ${className}`} />;
}

/** A link that looks like a button: it leads somewhere and changes nothing. */
export function ButtonLink({
  look = "primary",
  className = "",
  ...rest
}: ComponentProps<typeof Link> & Look) {
  return <Link {...rest} className={`${shape} ${looks[look]} ${className}`} />;
}
