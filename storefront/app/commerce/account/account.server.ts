/** The account of who is signed in: person, addresses, data. */
import {
  type AddressDetails,
  type CheckoutDetails,
  type ProfileDetails,
  writtenPhone,
} from "@landolt/forms";
import { z } from "zod";
import { type Answer, notFound } from "../platform/answers.ts";
import { under } from "../platform/client.server.ts";
import { askAsCustomer } from "./session.server.ts";

const text = z
  .string()
  .nullish()
  .transform((value) => value ?? "");

const addressAnswer = z
  .object({
    id: z.string(),
    first_name: text,
    last_name: text,
    phone: text,
    address_1: text,
    postal_code: text,
    city: text,
    country_code: text,
    is_default_shipping: z.boolean(),
  })
  .transform((address) => ({
    id: address.id,
    isDefault: address.is_default_shipping,
    firstName: address.first_name,
    lastName: address.last_name,
    phone: writtenPhone(address.phone),
    address: address.address_1,
    postalCode: address.postal_code,
    city: address.city,
    country: address.country_code,
  }));
export type AccountAddress = z.output<typeof addressAnswer>;

const customerAnswer = z
  .object({
    email: z.string(),
    first_name: text,
    last_name: text,
    phone: text,
    addresses: z.array(addressAnswer),
  })
  .transform(({ email, first_name, last_name, phone, addresses }) => ({
    ...{ email, firstName: first_name, lastName: last_name, phone: writtenPhone(phone) },
    // The one that is used first.
    addresses: addresses.toSorted((a, b) => Number(b.isDefault) - Number(a.isDefault)),
  }));
export type Account = z.output<typeof customerAnswer>;

const customers = "/store/customers/me";
const fields = "email,first_name,last_name,phone,*addresses";

/** `notFound` where nobody is signed in, or not any more. */
export const readAccount = (request: Request): Promise<Answer<Account>> =>
  askAsCustomer(request, {
    path: customers,
    shape: under("customer", customerAnswer),
    query: { fields },
  });

/** What the checkout begins with for who is signed in; nothing for who is not, or while that cannot be asked. */
export async function knownDetails(request: Request): Promise<Partial<CheckoutDetails>> {
  const answer = await readAccount(request);
  if (!answer.ok) return {};
  const { email, firstName, lastName, phone, addresses } = answer.value;
  const {
    id: _id,
    isDefault: _isDefault,
    ...address
  } = addresses[0] ?? { id: "", isDefault: false };
  const entries = Object.entries({ firstName, lastName, phone, ...address, email });
  return Object.fromEntries(entries.filter(([, value]) => value));
}

const written = z.unknown();

export function saveProfile(request: Request, profile: ProfileDetails): Promise<Answer<unknown>> {
  const { firstName, lastName, phone } = profile;
  return askAsCustomer(request, {
    path: customers,
    shape: written,
    method: "POST",
    idempotent: true,
    body: { first_name: firstName, last_name: lastName, phone },
  });
}

/** Ids of addresses as the backend makes them; anything else is nobody's address. */
const addressId = /^cuaddr_\w{1,60}$/;

function askAddress(
  request: Request,
  id: string,
  question: { method: "POST" | "DELETE"; body?: Record<string, unknown> },
): Promise<Answer<unknown>> {
  if (!addressId.test(id)) return Promise.resolve(notFound);
  const path = `${customers}/addresses/${id}`;
  return askAsCustomer(request, { path, shape: written, idempotent: true, ...question });
}

/**
 * Stores a new address, or changes one.
 * @param id of the address; undefined for a new one, and the first is used first
 */
export async function saveAddress(
  request: Request,
  id: string | undefined,
  details: AddressDetails,
): Promise<Answer<unknown>> {
  const body = {
    first_name: details.firstName,
    last_name: details.lastName,
    phone: details.phone,
    address_1: details.address,
    postal_code: details.postalCode,
    city: details.city,
    country_code: details.country,
  };
  if (id !== undefined) return askAddress(request, id, { method: "POST", body });
  const account = await readAccount(request);
  if (!account.ok) return account;
  const isFirst = account.value.addresses.length === 0;
  return askAsCustomer(request, {
    path: `${customers}/addresses`,
    shape: written,
    method: "POST",
    body: { ...body, ...(isFirst && usedFirst) },
  });
}

const usedFirst = { is_default_shipping: true, is_default_billing: true };

export const makeFirst = (request: Request, id: string): Promise<Answer<unknown>> =>
  askAddress(request, id, { method: "POST", body: usedFirst });

export const deleteAddress = (request: Request, id: string): Promise<Answer<unknown>> =>
  askAddress(request, id, { method: "DELETE" });

/** All that is kept about the person, as the backend tells it. */
export const exportAccount = (request: Request): Promise<Answer<Record<string, unknown>>> =>
  askAsCustomer(request, {
    path: "/store/account/export",
    shape: under("account", z.record(z.string(), z.unknown())),
  });

/** Erases the account. Orders stay for as long as their invoices have to be kept. */
export const eraseAccount = (request: Request): Promise<Answer<unknown>> =>
  askAsCustomer(request, {
    path: "/store/account",
    shape: z.object({ erased: z.literal(true) }),
    method: "DELETE",
  });
