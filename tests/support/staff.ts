/** A signed-in member of staff on the administration API. */
import { randomUUID } from "node:crypto";
import Medusa, { FetchError } from "@medusajs/js-sdk";
import { fromAnyNetwork } from "./networks.ts";
import { oncePerShop, type ShopInfo, staffPassword } from "./shop-info.ts";

/** The owner: checking a password takes a tenth of a second of the processor. */
export const signInAsStaff = oncePerShop(async (info): Promise<Medusa> => {
  const sdk = new Medusa({
    baseUrl: info.backend,
    auth: { type: "jwt", jwtTokenStorageMethod: "memory" },
  });
  await sdk.auth.login("user", "emailpass", {
    email: info.staffEmail,
    password: staffPassword(info),
  });
  return sdk;
});

/** Uploads a file as a browser does; the SDK's own method wants a browser's FileList. */
export async function uploadFile(
  { client }: Medusa,
  file: File,
): Promise<{ id: string; url: string }> {
  const body = new FormData();
  body.append("files", file);
  const { files } = await client.fetch<{ files: { id: string; url: string }[] }>("/admin/uploads", {
    method: "POST",
    body,
    headers: { "content-type": null },
  });
  const [stored] = files;
  if (!stored) throw new Error("nothing was stored");
  return stored;
}

const newcomersPassword = "correct horse battery staple";

export interface Newcomer {
  readonly sdk: Medusa;
  readonly id: string;
  readonly email: string;
  readonly password: string;
}

const jwtClient = ({ backend }: ShopInfo) =>
  new Medusa({
    baseUrl: backend,
    auth: { type: "jwt", jwtTokenStorageMethod: "memory" },
    globalHeaders: fromAnyNetwork(),
  });

/** Invites somebody with a role, accepts, and signs in; without a role as the invitation has none. */
export async function newcomer(
  info: ShopInfo,
  owner: Medusa,
  role: string | undefined,
): Promise<Newcomer> {
  const email = `${role ?? "nobody"}.${randomUUID()}@example.com`;
  const { invite } = await owner.admin.invite.create({
    email,
    ...(role ? { metadata: { role } } : {}),
  });
  const sdk = jwtClient(info);
  const password = newcomersPassword;
  const token = await sdk.auth.register("user", "emailpass", { email, password });
  await sdk.admin.invite.accept(
    { invite_token: invite.token, email, first_name: "Nora", last_name: "Weis" },
    {},
    { Authorization: `Bearer ${token}` },
  );
  await sdk.auth.login("user", "emailpass", { email, password });
  const { user } = await sdk.admin.user.me();
  return { sdk, id: user.id, email, password };
}

const keptIn = (role: string) =>
  oncePerShop(async (info) => newcomer(info, await signInAsStaff(info), role));
const kept = {
  optician: keptIn("optician"),
  sales: keptIn("sales"),
  "read-only": keptIn("read-only"),
};

/** Somebody with a role who only asks; who is changed, deleted or counted is a newcomer. */
export const inRole = (info: ShopInfo, role: keyof typeof kept): Promise<Newcomer> =>
  kept[role](info);

/** The cookie of a session, as the dashboard opens one. */
export async function openSession(info: ShopInfo): Promise<string> {
  const post = (path: string, init: RequestInit) =>
    fetch(new URL(path, info.backend), { ...init, method: "POST" });
  const signedIn = await post("/auth/user/emailpass", {
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: info.staffEmail, password: staffPassword(info) }),
  });
  const { token } = (await signedIn.json()) as { token: string };
  const opened = await post("/auth/session", { headers: { authorization: `Bearer ${token}` } });
  // The end of the answer waits for the session to be stored; its head does not.
  await opened.text();
  return opened.headers
    .getSetCookie()
    .map((each) => each.split(";", 1)[0])
    .join("; ");
}

/** The status of a call that may be refused. */
export async function statusOf(
  { client }: Medusa,
  method: string,
  path: string,
  body?: object,
): Promise<number> {
  try {
    await client.fetch(path, { method, ...(body ? { body } : {}) });
    return 200;
  } catch (error) {
    if (error instanceof FetchError && error.status !== undefined) return error.status;
    // An answer that is no JSON was an answer.
    if (error instanceof SyntaxError) return 200;
    throw error;
  }
}
