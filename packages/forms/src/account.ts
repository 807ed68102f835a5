/** What customers type to sign in, and about themselves in their account. */

import { z } from "zod";
import {
  type AddressCountry,
  addressCountries,
  type CheckoutProblem,
  checkoutForm,
} from "./checkout.ts";
import { emailAddress, line, phoneNumber } from "./text.ts";

/** Text keys of what is wrong at signing in. */
export const signInProblems = ["email", "code", "password"] as const;
export type SignInProblem = (typeof signInProblems)[number];

const problem = (key: SignInProblem) => key;
const detail = (key: CheckoutProblem) => key;

/** Who asks for a mail to sign in with. */
export const mailSignInForm = z.object({ email: emailAddress(problem("email")) });

/** What stands in that mail; spaces that were typed with it do not count. */
export const codeForm = z.object({
  code: z
    .string({ error: problem("code") })
    .transform((text) => text.replaceAll(/\s/g, ""))
    .pipe(z.string().regex(/^\d{6}$/, problem("code"))),
});

/** Sign-in by password, which is taken exactly as it was typed. */
export const passwordSignInForm = mailSignInForm.extend({
  password: z.string({ error: problem("password") }).min(1, problem("password")),
});

/** What its owner calls a passkey. */
export const passkeyForm = z.object({ name: line(1, 60, "name") });

/** Name, and where to call. */
export const profileForm = z.object({
  firstName: line(2, 49, detail("first-name")),
  lastName: line(2, 49, detail("last-name")),
  phone: z.union([z.literal(""), phoneNumber("LU", detail("phone"))], detail("phone")).default(""),
});
export type ProfileDetails = z.output<typeof profileForm>;

/** An address to order with; its postal code and telephone are read by the rules of the country that was chosen. */
export const addressForm = (input: Readonly<Record<string, unknown>>) => {
  const chosen = addressCountries.find((code) => code === input.country);
  return checkoutForm(chosen ?? firstCountry).omit({ email: true, delivery: true });
};
const firstCountry: AddressCountry = "lu";
export type AddressDetails = z.output<ReturnType<typeof addressForm>>;
