import { exportAccount } from "#app/commerce/account/account.server.ts";
import { valueOrErrorPage } from "#app/document/answer-or-error.server.ts";
import { privateHeaders } from "#app/document/cache-headers.ts";
import type { Route } from "./+types/file";
import { accountOrSignIn } from "./guard.server.ts";

/** All that is stored about who is signed in, as a file that programs can read too. */
export async function loader({ request }: Route.LoaderArgs) {
  await accountOrSignIn(request);
  const account = valueOrErrorPage(await exportAccount(request));
  return new Response(`${JSON.stringify(account, null, 2)}\n`, {
    headers: {
      ...privateHeaders(),
      "Content-Type": "application/json; charset=utf-8",
      "Content-Disposition": 'attachment; filename="account.json"',
    },
  });
}
