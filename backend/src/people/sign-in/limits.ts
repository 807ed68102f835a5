/** How often a password or a code may be tried. */
import type { MedusaContainer } from "@medusajs/framework/types";
import { Limits } from "../../platform/limiter";

/** In a quarter of an hour; of sign-ins and codes the failures, at each door. */
const points = {
  /** One account from one network. */
  pair: 10,
  /** One account from everywhere: many machines must not guess together. */
  account: 50,
  /** One network, whatever it tries: a shop's staff share one. */
  network: 100,
  /** Codes of the second step, for one person. */
  code: 10,
  /** Mails to set a new password, for one address. */
  reset: 3,
  /** And such mails asked for from one network. */
  resetFrom: 60,
  /** Mails to sign in with, for one address. */
  link: 5,
  /** Such mails asked for from one network. */
  linkFrom: 60,
  /** Links and codes that were wrong, from one network. */
  linkTry: 60,
  /** Other e-mail addresses that one account asks for. */
  emailChange: 5,
  /** Challenges for passkeys, of which each visit of the page for signing in asks for one; from one network. */
  passkey: 300,
  /** Passkeys that were refused, from one network. */
  passkeyTry: 60,
  /** Sign-ins begun elsewhere from one network, each of which is kept for some minutes. */
  begin: 100,
  /** Accounts begun from one network, whether the address was free or taken. */
  register: 30,
};

const limits = new Limits(points);

export type Tries = Partial<Record<keyof typeof points, string>>;

/** @returns undefined when it may be made, else how many seconds to wait */
export const countTry = (container: MedusaContainer, tries: Tries): Promise<number | undefined> =>
  limits.count(container, tries);

export const uncountTry = (container: MedusaContainer, tries: Tries): Promise<void> =>
  limits.takeBack(container, tries);
