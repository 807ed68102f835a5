/** Every call of the administration for every role: what is forbidden is refused, the rest is not. */
import type Medusa from "@medusajs/js-sdk";
import { beforeAll, describe, expect, it } from "vitest";
import { rows } from "../contract/rows/index.ts";
import { isAll } from "../support/extent.ts";
import { emptyDays, newRequest, retrieve } from "../support/home-service.ts";
import { runningShop } from "../support/shop-info.ts";
import { type Newcomer, newcomer, signInAsStaff, statusOf } from "../support/staff.ts";

const info = runningShop();
const roles = ["optician", "sales", "read-only"] as const;
type Role = (typeof roles)[number];

let owner: Medusa;
let people: Record<Role, Newcomer>;
beforeAll(async () => {
  owner = await signInAsStaff(info);
  people = {
    optician: await newcomer(info, owner, "optician"),
    sales: await newcomer(info, owner, "sales"),
    "read-only": await newcomer(info, owner, "read-only"),
  };
});

/**
 * Who may do what, written again from what the shop's owner wants and not from the program: the first
 * line that fits counts. `change` lists who may do more than read; `read` is everybody unless said.
 */
const wanted: {
  path: RegExp;
  only?: "GET" | "POST" | "DELETE";
  read?: readonly Role[];
  change: readonly Role[];
}[] = [
  // An invited person is nobody yet, and the flags are public.
  { path: /^invites\/accept$/, change: roles },
  // Money goes back.
  { path: /^orders\/[^/]+\/(cancel|credit-lines)$/, change: ["optician", "sales"] },
  { path: /^orders\/[^/]+$/, only: "DELETE", change: ["optician", "sales"] },
  { path: /^(payments|payment-collections|refund-reasons)\b/, change: ["optician", "sales"] },
  { path: /^reports\b/, change: [] },
  // Who is staff, and what they did.
  { path: /^(users|invites|api-keys|staff-roles)\b/, change: [] },
  { path: /^audit\b/, read: [], change: [] },
  // Eyes and health.
  { path: /^lens-ranges\b/, change: ["optician"] },
  {
    path: /^(home-service-requests\/[^/]+\/(note|person)|customers\/[^/]+\/person)$/,
    read: ["optician"],
    change: ["optician"],
  },
  // What things cost, and how the house is run.
  { path: /^(price-lists|price-preferences|campaigns|promotions)\b/, change: ["sales"] },
  { path: /^tables\/prices\b/, change: ["sales"] },
  {
    path: /^(regions|sales-channels|shipping-(options|profiles|option-types)|stores|tax-(rates|regions|providers)|currencies|fulfillment-(sets|providers)|return-reasons|workflows-executions|delivery-zones|postal-places|business-profile)\b/,
    change: [],
  },
  { path: /^plugins\b/, change: [] },
  { path: /^/, change: ["optician", "sales"] },
];

const ours = [
  ["GET", "/admin/business-profile"],
  ["POST", "/admin/business-profile"],
  ["GET", "/admin/delivery-zones"],
  ["POST", "/admin/delivery-zones"],
  ["DELETE", "/admin/delivery-zones/{id}"],
  ["POST", "/admin/postal-places/import"],
  ["GET", "/admin/lens-ranges"],
  ["POST", "/admin/lens-ranges/{id}"],
  ["POST", "/admin/lens-ranges/import"],
  ["GET", "/admin/lens-ranges/export"],
  ["GET", "/admin/home-service-requests"],
  ["POST", "/admin/home-service-requests/{id}/propose"],
  ["POST", "/admin/home-service-requests/{id}/note"],
  ["GET", "/admin/home-service-requests/{id}/person"],
  ["DELETE", "/admin/home-service-requests/{id}/person"],
  ["POST", "/admin/mails/{id}/resend"],
  ["GET", "/admin/mails"],
  ["POST", "/admin/orders/{id}/invoice"],
  ["GET", "/admin/search-synonyms"],
  ["POST", "/admin/search-synonyms"],
  ["POST", "/admin/search-synonyms/{id}"],
  ["DELETE", "/admin/search-synonyms/{id}"],
  ["GET", "/admin/staff-roles"],
  ["POST", "/admin/staff-roles"],
  ["GET", "/admin/users/{id}/role"],
  ["POST", "/admin/users/{id}/role"],
  ["GET", "/admin/audit"],
  ["GET", "/admin/me/permissions"],
  ["GET", "/admin/staff-events"],
  ["GET", "/admin/home-service-slots"],
  ["GET", "/admin/home-service-requests/{id}/times"],
  ["POST", "/admin/home-service-requests"],
  ["GET", "/admin/customers/{id}/card"],
  ["GET", "/admin/customers/{id}/person"],
  ["DELETE", "/admin/customers/{id}/person"],
  ["GET", "/admin/search"],
  ["GET", "/admin/tables/products/export"],
  ["POST", "/admin/tables/products/imports"],
  ["GET", "/admin/tables/prices/imports"],
  ["POST", "/admin/tables/prices/imports"],
  ["GET", "/admin/tables/stock/imports/{id}"],
  ["POST", "/admin/tables/stock/imports"],
  ["GET", "/admin/texts"],
  ["POST", "/admin/texts/{id}/{language}"],
  ["DELETE", "/admin/texts/{id}/{language}"],
] as const;

const calls = [
  ...rows.filter(({ area }) => area === "Administration"),
  ...ours.map(([method, path]) => ({ method, path })),
].map(({ method, path }) => ({ method, path: path.replaceAll(/\{\w+\}/g, "none") }));

function isAllowed(role: Role, method: string, path: string): boolean {
  const below = path.replace("/admin/", "");
  const line = wanted.find(
    (each) => each.path.test(below) && (each.only === undefined || each.only === method),
  );
  const allowed = method === "GET" ? (line?.read ?? roles) : (line?.change ?? []);
  return allowed.includes(role);
}

/** A list fits no schema, so that what is allowed changes nothing either; nor does a question nobody knows, so that little is read. */
const unfit: unknown[] = [];

describe("the matrix of roles and calls", () => {
  it("has the whole contract in it", () => {
    expect(calls.length).toBeGreaterThan(300);
    for (const role of roles) {
      expect(calls.some(({ method, path }) => isAllowed(role, method, path))).toBe(true);
      expect(calls.some(({ method, path }) => !isAllowed(role, method, path))).toBe(true);
    }
  });

  it.each(roles)(
    "%s",
    async (role) => {
      const { sdk } = people[role];
      const wrong: string[] = [];
      // All that is refused; of what is allowed, which takes longer, `npm test` asks a part.
      const queue = calls.filter(
        ({ method, path }, at) => isAll || at % 4 === 0 || !isAllowed(role, method, path),
      );
      const walk = async () => {
        for (let call = queue.shift(); call; call = queue.shift()) {
          const { method, path } = call;
          const status =
            method === "GET"
              ? await statusOf(sdk, method, `${path}?unfit=yes`)
              : await statusOf(sdk, method, path, unfit);
          const refused = status === 403;
          if (refused === isAllowed(role, method, path)) wrong.push(`${method} ${path}: ${status}`);
        }
      };
      await Promise.all([walk(), walk(), walk(), walk()]);
      expect(wrong).toEqual([]);
    },
    120_000,
  );

  it("knows a path in whatever way it is written", async () => {
    const { sdk } = people.sales;
    for (const path of ["/admin/Lens-Ranges/none", "/ADMIN/lens-ranges/none/"]) {
      expect(await statusOf(sdk, "POST", path, {})).toBe(403);
    }
    expect(await statusOf(people["read-only"].sdk, "POST", "/admin/products/?x=1", {})).toBe(403);
  });

  it("says who may do what is refused, in the language of the dashboard", async () => {
    const answerIn = async (language: string) => {
      const refused = await people["read-only"].sdk.client
        .fetch("/admin/promotions", {
          method: "POST",
          body: {},
          headers: { cookie: `lng=${language}` },
        })
        .catch((error: unknown) => error);
      return String(refused);
    };
    expect(await answerIn("de")).toContain("Erlaubt ist es für: Inhaber, Verkauf.");
    expect(await answerIn("fr")).toContain("Rôles autorisés\u00A0: Propriétaire, Vente.");
    expect(await answerIn("en")).toContain("It is allowed for: Owner, Sales.");
  });

  it("leaves what it does not know to owners", async () => {
    expect(await statusOf(people.optician.sdk, "GET", "/admin/not-a-page")).toBe(403);
    expect(await statusOf(owner, "GET", "/admin/not-a-page")).toBe(404);
  });
});

describe("notes about health", () => {
  it("are left out of every answer for sales, and there for opticians", async () => {
    const [day] = await emptyDays(info, owner);
    const wish = { date: day?.date ?? "", time: day?.times[0] ?? "" };
    const { stored } = await newRequest(info, owner, [wish], {
      reason: { topics: ["eye-exam"], note: "Cataract on the left" },
      consent: true,
    });
    const path = `/admin/home-service-requests/${stored.id}`;
    const note = { text: "Macula" };
    expect(await statusOf(people.optician.sdk, "POST", `${path}/note`, note)).toBe(200);

    const seen = await retrieve(people.optician.sdk, stored.id);
    expect(seen.notes).toEqual([expect.objectContaining({ text: "Macula" })]);
    const forSales = await retrieve(people.sales.sdk, stored.id);
    expect(forSales.first_name).toBe("Anna");
    for (const field of ["notes", "topics", "reason_note", "mobility", "access_note"]) {
      expect(seen).toHaveProperty(field);
      expect(forSales).not.toHaveProperty(field);
    }
    expect(JSON.stringify(forSales)).not.toMatch(/Macula|Cataract/);
  });
});

describe("who has which role", () => {
  const roleOf = async (sdk: Medusa, id: string) => {
    const path = `/admin/users/${id}/role`;
    return (await sdk.client.fetch<{ staff_member: { version: number; role: string } }>(path))
      .staff_member;
  };
  const give = (id: string, role: string, version: number) =>
    statusOf(owner, "POST", `/admin/users/${id}/role`, { role, mfa_required: false, version });

  it("is the least one of a person invited without one", async () => {
    const { sdk, id } = await newcomer(info, owner, undefined);
    expect(await roleOf(owner, id)).toMatchObject({ role: "read-only", version: 0 });
    const { people } = await owner.client.fetch<{ people: object[] }>("/admin/staff-roles");
    const known = { user_id: id, role: "read-only", mfa_required: false, version: 0 };
    expect(people).toContainEqual(expect.objectContaining({ ...known, first_name: "Nora" }));
    expect(await statusOf(sdk, "GET", "/admin/products")).toBe(200);
    expect(await statusOf(sdk, "POST", "/admin/products", {})).toBe(403);
  });

  it("changes at once, only on the version that was read", async () => {
    const { sdk, id } = await newcomer(info, owner, "sales");
    const { version } = await roleOf(owner, id);
    expect(await give(id, "optician", version)).toBe(200);
    expect(await give(id, "read-only", version)).toBe(409);
    expect(await statusOf(sdk, "POST", "/admin/promotions", {})).toBe(403);
    expect(await give(id, "no-such-role", version + 1)).toBe(400);
  });

  it("keeps one owner", async () => {
    const { user } = await owner.admin.user.me();
    const { role, version } = await roleOf(owner, user.id);
    expect(role).toBe("owner");
    expect(await give(user.id, "sales", version)).toBe(400);
    const second = await newcomer(info, owner, "owner");
    const path = `/admin/users/${second.id}/role`;
    const resign = { role: "sales", mfa_required: false, version: 1 };
    const both = await Promise.all([
      give(user.id, "sales", version),
      statusOf(second.sdk, "POST", path, resign),
    ]);
    expect(both.toSorted()).toEqual([200, 400]);
    if (both[0] === 200) {
      const back = { role: "owner", mfa_required: false, version: version + 1 };
      expect(await statusOf(second.sdk, "POST", `/admin/users/${user.id}/role`, back)).toBe(200);
    }
  });

  it("ends with the account, whatever token is left", async () => {
    const { sdk, id } = await newcomer(info, owner, "sales");
    expect(await statusOf(sdk, "GET", "/admin/orders")).toBe(200);
    await owner.admin.user.delete(id);
    expect(await statusOf(sdk, "GET", "/admin/orders")).toBe(401);
  });
});

describe("what a role may do", () => {
  it("is data: a role can be made and changed, but not the owner's, nor to make owners", async () => {
    const id = `florist-${Date.now().toString(36)}`;
    const post = (body: object) => statusOf(owner, "POST", "/admin/staff-roles", body);
    const role = { id, title: "Florist", permissions: [{ area: "own", action: "read" }] };
    expect(await post({ ...role, version: 0 })).toBe(200);
    const { sdk } = await newcomer(info, owner, id);
    expect(await statusOf(sdk, "GET", "/admin/orders")).toBe(403);
    const more = [...role.permissions, { area: "orders", action: "read" }];
    expect(await post({ ...role, permissions: more, version: 1 })).toBe(200);
    expect(await statusOf(sdk, "GET", "/admin/orders")).toBe(200);
    expect(await post({ ...role, version: 1 })).toBe(409);
    const staff = [{ area: "staff", action: "change" }];
    expect(await post({ ...role, permissions: staff, version: 2 })).toBe(400);
    expect(await post({ id: "owner", title: "x", permissions: [], version: 1 })).toBe(400);
    const mine = await sdk.client.fetch("/admin/me/permissions");
    expect(mine).toEqual({ role: id, permissions: more });
  });

  it("is everything for a secret key, which only owners make", async () => {
    const title = `key-${Date.now()}`;
    const { api_key } = await owner.admin.apiKey.create({ title, type: "secret" });
    const asKey = (path: string) =>
      fetch(new URL(path, info.backend), {
        headers: { authorization: `Basic ${btoa(`${api_key.token}:`)}` },
      });
    expect((await asKey("/admin/audit")).status).toBe(200);
    await owner.admin.apiKey.revoke(api_key.id);
    expect((await asKey("/admin/audit")).status).toBe(401);
  });
});
