import { data } from "react-router";
import { visitorFacts } from "#app/shell/shell.server.ts";
import { personalHeaders } from "../shop/personal.ts";
import type { Route } from "./+types/visitor";

/** The small request by which a page that was made for everybody learns whose it is. */
export async function loader({ request }: Route.LoaderArgs) {
  return data(await visitorFacts(request), { headers: personalHeaders() });
}

/** A page stands without these facts, and must not fall for them. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  try {
    return await serverLoader();
  } catch {
    return { bag: 0, tray: [] };
  }
}
