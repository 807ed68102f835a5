/** What a proxy with the guide's own configuration publishes (docs/guides/nginx.conf); where there is no nginx, it is left out. */
import { randomInt } from "node:crypto";
import { once } from "node:events";
import { request } from "node:http";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { rows } from "../contract/rows/index.ts";
import { ownRows } from "../contract/rows/own.ts";
import { hasNginx, type Nginx, startNginx } from "../support/nginx.ts";
import { runningShop, staffPassword } from "../support/shop-info.ts";

const info = runningShop();
let nginx: Nginx;

interface Asked {
  readonly method?: string;
  readonly headers?: Record<string, string>;
  readonly body?: string;
  /** An address of this machine to ask from. */
  readonly from?: string;
}

/** Asks for the path as it stands; `fetch` would mend it, and name the proxy's own host. */
async function ask(
  host: string,
  path: string,
  { method = "GET", headers, body, from }: Asked = {},
) {
  const asked = request({
    port: nginx.port,
    path,
    method,
    headers: { host, ...headers },
    agent: false,
    ...(from !== undefined && { host: "127.0.0.1", localAddress: from }),
  });
  asked.end(body);
  const [answer] = await once(asked, "response");
  return {
    status: Number(answer.statusCode),
    cookies: (answer.headers["set-cookie"] ?? []) as string[],
    body: await text(answer),
  };
}
const staff = (path: string, asked?: Asked) => ask("staff.shop.example", path, asked);

/** nginx's own page, which no request reached the backend for. */
const isClosed = ({ status, body }: { status: number; body: string }) =>
  status === 404 && body.includes("nginx");

const json = { "content-type": "application/json" };

const title = `nginx with the guide's configuration${hasNginx ? "" : ": left out, it is not installed"}`;

describe.skipIf(!hasNginx)(title, () => {
  beforeAll(async () => {
    nginx = await startNginx(info);
  });
  afterAll(() => nginx?.stop());

  it("publishes of the backend what the dashboard needs, and nothing else", async () => {
    const open: string[] = [];
    const closed: string[] = [];
    for (const { area, method, path } of [...rows, ...ownRows]) {
      const answer = await staff(path.replaceAll(/\{\w+\}/g, "x"), {
        method,
        headers: json,
        body: "{}",
      });
      (isClosed(answer) ? closed : open).push(`${area} ${path}`);
    }
    // The website's own pictures lead to the website.
    const ofStaff =
      /^(?:Administration|Authentication \/auth\/(?:user|\{actor\}|mfa|session|token)|Storefront \/pictures\/)/;
    expect(open.filter((call) => !ofStaff.test(call))).toEqual([]);
    expect(closed.filter((call) => call.startsWith("Administration"))).toEqual([]);
  });

  it.each([
    ...["/store/products", "/STORE/products", "//store/products", "/store/../admin/users/me"],
    ...["/store/..%2fadmin/orders", "/%73tore/products", "/catalog/listing", "/changes", "/ready"],
    ...["/health", "/", "/auth/customer/emailpass", "/hooks/payment/stripe_stripe", "/cloud/auth"],
  ])("closes %s", async (path) => {
    expect(isClosed(await staff(path))).toBe(true);
  });

  it("lets staff sign in, read, and be told what happens", async () => {
    const page = await staff("/app/login");
    expect(page.status).toBe(200);
    const [asset = ""] = /\/app\/assets\/[\w.-]+\.js/.exec(page.body) ?? [];
    expect((await staff(asset)).status).toBe(200);
    const body = JSON.stringify({ email: info.staffEmail, password: staffPassword(info) });
    const signedIn = await staff("/auth/user/emailpass", { method: "POST", headers: json, body });
    const { token } = JSON.parse(signedIn.body);
    const opened = await staff("/auth/session", {
      method: "POST",
      headers: { ...json, authorization: `Bearer ${token}` },
    });
    const cookie = opened.cookies.map((each) => each.split(";", 1)[0]).join("; ");
    expect((await staff("/admin/users/me", { headers: { cookie } })).status).toBe(200);
    const live = request({
      port: nginx.port,
      path: "/admin/live",
      headers: { host: "staff.shop.example", cookie },
    });
    live.end();
    const [stream] = await once(live, "response");
    expect(stream.headers["content-type"]).toContain("text/event-stream");
    await once(stream, "data");
    live.destroy();
  });

  it("counts a visitor by the address it sees, whatever the visitor claims", async () => {
    // Another order each time, as what is tried is limited as well.
    const look = (claimed: number, from: string) =>
      ask("shop.example", "/order", {
        ...{ method: "POST", from },
        headers: {
          "content-type": "application/x-www-form-urlencoded",
          origin: "http://shop.example",
          "x-forwarded-for": `203.0.113.${claimed}`,
        },
        body: new URLSearchParams({
          number: `${randomInt(1e6)}`,
          email: "nobody@example.com",
        }).toString(),
      });
    const looks = Array.from({ length: 32 }, (_, index) => look(index + 1, "127.0.0.77"));
    const statuses = (await Promise.all(looks)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(2);
    expect((await look(1, "127.0.0.78")).status).not.toBe(429);
  });
});
