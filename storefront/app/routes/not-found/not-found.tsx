import { data } from "react-router";

/** Any address that the site map does not know. */
export function loader(): never {
  throw data(null, { status: 404 });
}

export default function NotFound() {
  return null;
}
