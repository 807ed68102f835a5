import { describe, expect, it } from "vitest";
import { formToken, judgeFormToken, requestKey } from "./form-token.server.ts";

const hour = 3_600_000;

describe("the token of a form", () => {
  const shown = 1_800_000_000_000;
  const token = formToken(shown);

  it("is good for slow people and not for machines", () => {
    expect(judgeFormToken(token, shown + 999)).toBe("early");
    expect(judgeFormToken(token, shown + 1000)).toBe("good");
    expect(judgeFormToken(token, shown + 24 * hour)).toBe("good");
    expect(judgeFormToken(token, shown + 24 * hour + 1)).toBe("bad");
  });

  it("cannot be made or altered elsewhere", () => {
    const [issued, expiry, signature] = token.split(".");
    const later = (shown + hour).toString(36);
    for (const forged of [
      "",
      ".",
      issued,
      `${later}.${expiry}.${signature}`,
      `${issued}.${(shown + 48 * hour).toString(36)}.${signature}`,
      `${issued}.${expiry}`,
      `${issued}.${expiry}.x`,
      `.${expiry}.${signature}`,
    ]) {
      expect(judgeFormToken(forged ?? "", shown + hour)).toBe("bad");
    }
  });
});

it("gives the same request the same key, and another one another", () => {
  const key = requestKey("a", { city: "Mersch" });
  expect(key).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(requestKey("a", { city: "Mersch" })).toBe(key);
  expect(requestKey("b", { city: "Mersch" })).not.toBe(key);
  expect(requestKey("a", { city: "Lintgen" })).not.toBe(key);
});
