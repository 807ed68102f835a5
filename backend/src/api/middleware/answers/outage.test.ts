import { expect, it } from "vitest";
import { outageOf } from "./outage";

it.each([
  ["a full disk", { code: "53100", message: "could not extend file" }, "53100"],
  ["too many connections", { code: "53300" }, "53300"],
  ["a server that shuts down", { code: "57P01" }, "57P01"],
  ["a server that starts", { code: "57P03" }, "57P03"],
  ["a connection that fails", { code: "08006" }, "08006"],
  ["a disk that fails", { code: "58030" }, "58030"],
  ["nobody who listens", { code: "ECONNREFUSED" }, "ECONNREFUSED"],
  ["a pipe that is closed", { code: "EPIPE" }, "EPIPE"],
  [
    "a connection that was cut",
    new Error("select 1 - Connection terminated unexpectedly"),
    "Connection terminated",
  ],
  [
    "a transaction whose connection was cut",
    new Error("Transaction query already complete, run with DEBUG=knex:tx for more info"),
    "Transaction query already complete",
  ],
  [
    "a pool without connections",
    new Error("Knex: Timeout acquiring a connection. The pool is probably full."),
    "Timeout acquiring a connection",
  ],
])("%s is an outage", (_, error, told) => {
  expect(outageOf(error)).toBe(told);
});

it.each([
  ["a value that is not of its kind", { code: "22P02" }],
  ["a record that is there", { code: "23505" }],
  ["a statement that is wrong", { code: "42601", message: "Connection terminated" }],
  ["a rule of ours", { type: "invalid_data", message: "The cart is empty" }],
  ["nothing", undefined],
])("%s is none", (_, error) => {
  expect(outageOf(error)).toBeUndefined();
});
