/**
 * Generated requests for every page of the website: none ends in an error of ours, shows where one was thrown, gives
 * back markup as it came, or leads to another site. The seed is printed with the run.
 */
import { request } from "node:http";
import { expect, it } from "vitest";
import { pause } from "../support/backend-process.ts";
import { howMany, oneUnlessAll } from "../support/extent.ts";
import { randomFrom, seed } from "../support/random.ts";
import { recordFault } from "../support/record-fault.ts";
import { runningShop } from "../support/shop-info.ts";
import { addresses } from "../support/site-map.ts";

const info = runningShop();
const requests = howMany(60, 1000);
const workers = 6;

/** What the server answers before the routes. */
const ofServer = ["pictures/*", "pictures/uploads/*", "icons/*", "builds/*", "assets/*"];
/** `*` is filled. */
const paths = [...addresses, ...ofServer.map((path) => `/${path}`)];

const marker = "<x-reflected>";
const hard = [
  ...[marker, `"><img src=x onerror=1>${marker}`, `'${marker}`, `javascript:alert(1)//${marker}`],
  ...[
    "//elsewhere.example",
    "https://elsewhere.example",
    "\\\\elsewhere.example",
    "/\\elsewhere.example",
  ],
  ...["../../../etc/passwd", "..\\..\\x", "\u0000", "\r\nSet-Cookie: x=1", "\ud83d\ude00", "﻿"],
  ...["{{7*7}}", "<%=7*7%>", "' or 1=1 --", "-1", "1e309", "NaN", "null", "undefined", "__proto__"],
  ...[
    "constructor",
    "x".repeat(3000),
    "%",
    "%00",
    "%zz",
    "%c0%af",
    "a@b.example\r\nBcc: c@d.example",
  ],
];
const names = [
  ...[
    "q",
    "page",
    "sort",
    "brand",
    "category",
    "colour",
    "email",
    "number",
    "token",
    "key",
    "next",
  ],
  ...["redirect", "redirect_status", "payment_intent", "payment_intent_client_secret", "refused"],
  ...["variant", "quantity", "language", "firstName", "address", "postalCode", "agreed", "attempt"],
  ...[
    "method",
    "begin",
    "lines",
    "consent",
    "appointments.0.date",
    "line",
    "action",
    "intent",
    "_data",
  ],
  ...["_routes", "id", "handle", "eye", "sphere", "code", "return", "to", "url", "__proto__"],
];
const known = ["biofinity", "accessories", "oakley", "terms", "clairval-saline", "en", "1"];
const types = [
  ...["application/x-www-form-urlencoded", "multipart/form-data; boundary=x", "application/json"],
  ...["text/plain", "multipart/form-data", "x/y; charset=\u00ff"],
];

interface Hard {
  readonly method: string;
  readonly path: string;
  readonly headers: Record<string, string>;
  readonly body: string | undefined;
}

function hardRequest(address: string, random: () => number): Hard {
  const any = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const value = () => (random() < 0.25 ? any(known) : any(hard));
  const language = any(["", "", "/fr", "/de", "/xx"]);
  const filled = address.replaceAll("*", () => encodeURIComponent(value()));
  const end = any(["", "", "", ".data", "/", "?"]);
  const pairs = Array.from({ length: Math.floor(random() * 4) }, () => [any(names), value()]);
  const query = pairs.length > 0 ? `?${new URLSearchParams(pairs)}` : "";
  const path = `${language}${filled}`.replace(/(?<=.)\/$/, "") + end.replace("?", "") + query;
  const network = `198.51.${Math.floor(random() * 250)}.${Math.floor(random() * 250)}`;
  const headers: Record<string, string> = {
    "x-forwarded-for": network,
    "accept-language": any(["fr", "de-LU", "*", "x".repeat(500)]),
    ...(random() < 0.3 && {
      cookie: `bag=${encodeURIComponent(value())}; language=${encodeURIComponent(value())}; orders=x.y`,
    }),
    ...(random() < 0.1 && {
      "x-forwarded-host": "elsewhere.example",
      "x-forwarded-proto": "gopher",
    }),
    ...(random() < 0.1 && {
      range: "bytes=0-,-1",
      "if-none-match": '"x"',
      "if-modified-since": "never",
    }),
    ...(random() < 0.1 && {
      "rsc-action-id": "x",
      "x-visitor-network": "x",
      "x-for-everyone": "1",
    }),
  };
  if (random() < 0.6)
    return { method: random() < 0.9 ? "GET" : "HEAD", path, headers, body: undefined };
  const fields = Array.from({ length: Math.floor(random() * 6) }, () => [any(names), value()]);
  const body =
    random() < 0.7 ? String(new URLSearchParams(fields)) : any(["{", "--x\r\n", "\u0000", "--x--"]);
  return {
    method: any(["POST", "POST", "POST", "PUT", "DELETE", "PATCH"]),
    path,
    headers: {
      ...headers,
      origin: info.shop,
      "content-type": any(types),
      "content-length": `${Buffer.byteLength(body)}`,
    },
    body,
  };
}

interface Answered {
  readonly status: number;
  readonly text: string;
  readonly location: string;
  /** Whether a browser may take it for a page; the data of a page are none. */
  readonly isMarkup: boolean;
}

/** Sends what it is given as it stands, on a connection of its own. */
function send({ method, path, headers, body }: Hard) {
  const { hostname, port } = new URL(info.shop);
  return new Promise<Answered>((resolve, reject) => {
    const asked = request(
      { hostname, port, path, method, headers, timeout: 60_000, agent: false },
      (answer) => {
        let text = "";
        answer.setEncoding("utf8").on("data", (chunk: string) => {
          text += chunk;
        });
        const { statusCode: status = 0, headers: told } = answer;
        const { location = "", "content-type": type = "" } = told;
        const isSniffed = told["x-content-type-options"] !== "nosniff";
        const isMarkup = isSniffed || /html|xml/.test(type);
        answer.on("end", () => resolve({ status, text, location, isMarkup }));
      },
    );
    asked.on("timeout", () => asked.destroy(new Error("no answer")));
    asked.on("error", reject).end(body);
  });
}

/**
 * Sends it again while the answer is 503: a machine with much else to do lets the two seconds pass that the website gives the
 * backend. What stays so is a fault.
 */
async function sendUntilServed(asked: Hard): Promise<Answered> {
  let answer = await send(asked);
  for (let again = 0; answer.status === 503 && again < 30; again += 1) {
    await pause(1000);
    answer = await send(asked);
  }
  return answer;
}

const fromWithin =
  /\n\s+at |node_modules|\/server\/|\.tsx?:\d+|Cannot read propert|is not a function/;

function faultOf({ status, text, location, isMarkup }: Answered): string | undefined {
  if (status >= 500) return `${status}`;
  if (fromWithin.test(text)) return "shows where it was thrown";
  if (isMarkup && text.includes(marker)) return "gives markup back";
  if (location !== "" && new URL(location, info.shop).origin !== new URL(info.shop).origin) {
    return `leads to ${location}`;
  }
  return undefined;
}

const listed = ["/shop/contact-lenses", "/shop/oakley", "/shop/product/biofinity"];
const texts = ["/legal/terms", "/legal/delivery-and-returns"];
/** Pages that anybody may read. */
const there = [...listed, ...texts];

it("a page is the same with a slash at its end, and with a letter that is encoded", {
  tags: "long",
}, async () => {
  const statusOf = async (path: string) =>
    (await fetch(info.shop + path, { redirect: "manual" })).status;
  const spelt = [...paths.filter((path) => /^\/[a-z]/.test(path)), ...there]
    .filter((path) => !/[*.]|^\/(?:hooks|seen)/.test(path))
    .flatMap((path) => oneUnlessAll(["/fr", "", "/de"]).map((language) => language + path));
  const unlike: string[] = [];
  for (const path of spelt) {
    const status = await statusOf(path);
    if (status !== 200 && there.some((one) => path.endsWith(one)))
      unlike.push(`${path}: ${status}`);
    const last = path.charCodeAt(path.length - 1).toString(16);
    for (const other of [`${path}/`, `${path.slice(0, -1)}%${last}`]) {
      const found = await statusOf(other);
      if (found !== status) unlike.push(`${other}: ${found} instead of ${status}`);
    }
  }
  expect(unlike).toEqual([]);
});

it("no address fails that holds what no text may", async () => {
  const asked = paths
    .filter((path) => path.includes("*"))
    .map((path) => ({
      ...{ method: "GET", path: path.replaceAll("*", "%00"), headers: {}, body: undefined },
    }));
  const faults = await Promise.all(asked.map(async (one) => [one.path, faultOf(await send(one))]));
  expect(faults.filter(([, fault]) => fault !== undefined)).toEqual([]);
});

it("no page gives back markup that comes by any name", async () => {
  // A choice of language is answered by leading to the page without it.
  const shown = names.filter((name) => name !== "language");
  const all = new URLSearchParams(shown.map((name) => [name, marker]));
  const origin = { origin: info.shop, "content-type": "application/x-www-form-urlencoded" };
  const asked = paths.flatMap((path, index): Hard[] => {
    const address = path.replaceAll("*", () => encodeURIComponent(marker));
    const headers = { "x-forwarded-for": `198.51.100.${index % 250}` };
    const length = { "content-length": `${Buffer.byteLength(`${all}`)}` };
    return [
      { method: "GET", path: `${address}?${all}`, headers, body: undefined },
      {
        method: "POST",
        path: address,
        headers: { ...headers, ...origin, ...length },
        body: `${all}`,
      },
    ];
  });
  const faults: string[] = [];
  for (const one of asked) {
    const fault = faultOf(await send(one));
    if (fault !== undefined) faults.push(`${fault}: ${one.method} ${one.path.slice(0, 100)}`);
  }
  expect(faults, faults.join("\n")).toEqual([]);
});

it(`${requests} generated requests for pages are answered, none fails`, {
  timeout: 1_800_000,
}, async () => {
  const random = randomFrom(seed);
  const faults: string[] = [];
  const first = Math.floor(random() * paths.length);
  let sent = 0;
  const work = async () => {
    while (sent < requests) {
      const address = paths[(first + sent) % paths.length] ?? "/";
      sent += 1;
      const asked = hardRequest(address, random);
      const fault = await sendUntilServed(asked).then(faultOf, (error: unknown) => `${error}`);
      if (fault === undefined) continue;
      const { method, path, headers, body } = asked;
      const shown = [headers["content-type"], headers.cookie, body].join(" ").slice(0, 300);
      faults.push(`${fault}: ${method} ${path.slice(0, 300)} ${shown}`);
    }
  };
  await Promise.all(Array.from({ length: workers }, work));
  recordFault(
    19,
    { tried: `${requests} to the website, ${faults.length} wrong answers` },
    "website",
  );
  expect(faults, faults.join("\n")).toEqual([]);
});
