/** Every address of the website, from the list that the website itself is built from. */
import routes from "../../storefront/app/routes.ts";
import { languages } from "../../storefront/languages.ts";

function pathsOf({ path = "", children = [] }: (typeof routes)[number]): string[] {
  const below = children.flatMap(pathsOf);
  return children.length > 0 ? below.map((one) => `/${path}${one}`) : [`/${path}`];
}

const prefixed = new RegExp(`^/(?:${languages.filter((one) => one !== "en").join("|")})(?:/|$)`);

/** Without a language before it; `*` stands for whatever its end, or a part of it, may be. */
export const addresses: readonly string[] = routes
  .flatMap(pathsOf)
  .filter((path) => !prefixed.test(path))
  .map((path) => path.replaceAll(/:\w+/g, "*"));
