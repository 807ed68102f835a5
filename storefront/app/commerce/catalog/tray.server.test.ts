/** The tray of who is signed in, on several devices, and while the account cannot be asked. */
import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, it } from "vitest";
import { publishNews } from "#server/changes/channel.ts";
import { environment } from "#server/environment.ts";
import { bearerOf, signedIn, signedOut } from "../account/session.server.ts";
import { signedInWith } from "../account/sign-in.server.ts";
import { changeTray, joinTrays, trayHandles } from "./tray.server.ts";

const usual = environment.BACKEND_INTERNAL_URL;
let server: Server;
/** What the account keeps; and whether it answers. */
let account: { metadata: { tray?: string[] } | null };
let isAway = false;

const frame = (handle: string) => ({
  ...{ id: handle, handle, kind: "frame", title: handle, subtitle: "", categories: [] },
  ...{ colours: [], images: [], priceVaries: false, available: true },
});

function listing(url: string) {
  const handles = new URL(url, "http://backend.test").searchParams.get("handles") ?? "";
  const items = handles.split(",").map(frame);
  return { items, facets: [], choices: {}, count: items.length, page: 1, pages: 1 };
}

beforeEach(async () => {
  publishNews({ kind: "followed", followed: false });
  account = { metadata: null };
  isAway = false;
  server = createServer(async (request, response) => {
    const { url = "", method } = request;
    const isAccount = url.startsWith("/store/customers/me");
    if (isAccount && isAway) return void response.writeHead(501).end();
    response.setHeader("content-type", "application/json");
    if (!isAccount) return void response.end(JSON.stringify(listing(url)));
    if (method === "POST") {
      let body = "";
      for await (const chunk of request) body += chunk;
      account = JSON.parse(body);
    }
    response.end(JSON.stringify({ customer: account }));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  environment.BACKEND_INTERNAL_URL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterEach(() => {
  environment.BACKEND_INTERNAL_URL = usual;
  server.close();
});

/** A browser, which keeps its cookies. */
function device() {
  const cookies = new Map<string, string>();
  const request = () =>
    new Request("http://shop.test/", {
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; ") },
    });
  const take = (headers: readonly string[] = []) => {
    for (const header of headers) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(header) ?? [];
      if (/max-age=0/i.test(header)) cookies.delete(name);
      else cookies.set(name, value);
    }
  };
  const change = async (handle: string, wanted: boolean) =>
    take(await changeTray(request(), "en", { handle, wanted }));
  return {
    put: (handle: string) => change(handle, true),
    remove: (handle: string) => change(handle, false),
    tray: () => trayHandles(request()),
    signIn: async () =>
      take((await signedInWith(request(), "token", undefined)).headers.getSetCookie()),
    /** As the page of favourites does. */
    join: async () => {
      const bearer = await bearerOf(request());
      take(bearer && (await joinTrays(request(), bearer)));
    },
    signOut: async () => take((await signedOut()).getSetCookie()),
    take,
  };
}

it("joins the account's on signing in, and is the same on the next device", async () => {
  account = { metadata: { tray: ["fjell"] } };
  const here = device();
  await here.put("lumen");
  await here.put("fjell");
  await here.signIn();
  expect(account.metadata).toEqual({ tray: ["fjell", "lumen"] });
  expect(await here.tray()).toEqual(["fjell", "lumen"]);
  const there = device();
  await there.signIn();
  expect(await there.tray()).toEqual(["fjell", "lumen"]);
});

it("does not take back what another device has removed", async () => {
  const [here, there] = [device(), device()];
  await here.put("fjell");
  await here.signIn();
  await there.signIn();
  await there.remove("fjell");
  expect(await here.tray()).toEqual(["fjell"]);
  await here.put("lumen");
  expect(await here.tray()).toEqual(["lumen"]);
  expect(account.metadata).toEqual({ tray: ["lumen"] });
});

it("is changed on the device while the account is away, and joined later", async () => {
  const here = device();
  await here.put("fjell");
  await here.signIn();
  isAway = true;
  await here.put("lumen");
  await here.remove("fjell");
  expect(await here.tray()).toEqual(["lumen"]);
  expect(account.metadata).toEqual({ tray: ["fjell"] });
  isAway = false;
  await here.join();
  expect(account.metadata).toEqual({ tray: ["fjell", "lumen"] });
});

it("stays on the device when the account cannot be asked while signing in", async () => {
  const here = device();
  await here.put("fjell");
  isAway = true;
  await here.signIn();
  expect(await here.tray()).toEqual(["fjell"]);
  isAway = false;
  await here.put("lumen");
  expect(account.metadata).toEqual({ tray: ["fjell", "lumen"] });
});

it("leaves a device that is signed out, but for what no account keeps", async () => {
  const here = device();
  await here.put("fjell");
  await here.signIn();
  isAway = true;
  await here.put("lumen");
  await here.signOut();
  expect(await here.tray()).toEqual(["lumen"]);
});

it("is empty where something else stands in its place", async () => {
  account = JSON.parse('{ "metadata": { "tray": ["<script>", 7] } }');
  const here = device();
  here.take([await signedIn("token")]);
  await here.join();
  expect(await here.tray()).toEqual([]);
});
