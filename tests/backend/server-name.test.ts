/** No answer of the backend says what it is made with. */
import { expect, it } from "vitest";
import { runningShop } from "../support/shop-info.ts";

const info = runningShop();

it.each(["/health", "/app/login", "/store/products", "/admin/today", "/nothing/of/the/kind"])(
  "%s names no server",
  async (path) => {
    const answer = await fetch(info.backend + path);
    expect(answer.headers.get("x-powered-by")).toBeNull();
    expect(answer.headers.get("server")).toBeNull();
  },
);

it("neither does the refusal of a body that cannot be read", async () => {
  const answer = await fetch(`${info.backend}/store/bags`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-publishable-api-key": info.publishableKey },
    body: "{",
  });
  expect(answer.status).toBe(400);
  expect(answer.headers.get("x-powered-by")).toBeNull();
});
