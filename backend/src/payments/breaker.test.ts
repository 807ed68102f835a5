import { expect, it } from "vitest";
import { Breaker } from "./breaker";

const limits = { failures: 3, pause: 1000 };

function opened(at: number): Breaker {
  const breaker = new Breaker(limits);
  for (let time = 0; time < limits.failures; time += 1) breaker.failed(at);
  return breaker;
}

it("lets every call through until so many in a row have failed", () => {
  const breaker = new Breaker(limits);
  for (const outcome of ["failed", "failed", "succeeded", "failed", "failed"] as const) {
    expect(breaker.mayCall(0)).toBe(true);
    breaker[outcome](0);
  }
  expect(breaker.mayCall(0)).toBe(true);
  breaker.failed(0);
  expect(breaker.mayCall(0)).toBe(false);
});

it("lets one call try after each pause", () => {
  const breaker = opened(0);
  expect([999, 1000, 1001, 1999, 2000].map((now) => breaker.mayCall(now))).toEqual([
    false,
    true,
    false,
    false,
    true,
  ]);
});

it("stays open when the call that tries fails, and ends when it gets through", () => {
  const breaker = opened(0);
  expect(breaker.mayCall(1000)).toBe(true);
  breaker.failed(1500);
  expect([2000, 2499, 2500].map((now) => breaker.mayCall(now))).toEqual([false, false, true]);
  breaker.succeeded();
  expect([2500, 2500].map((now) => breaker.mayCall(now))).toEqual([true, true]);
});
