/** Every call of the administration for every role: what is forbidden is refused, the rest is not. */
import type Medusa from "@medusajs/js-sdk";
import { beforeAll, describe, expect, it } from "vitest";
import { isAll } from "../support/extent.ts";
import { emptyDays, newRequest, retrieve } from "../support/home-service.ts";
import { runningShop } from "../support/shop-info.ts";
import { type Newcomer, newcomer, signInAsStaff, statusOf } from "../support/staff.ts";
import { calls, isAllowed, type Role, roles } from "../support/wanted-permissions.ts";

const info = runningShop();

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
