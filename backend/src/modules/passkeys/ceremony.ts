/** The two ceremonies of a passkey, adding it and signing in with it, for the address of the website. */

import { z } from "@medusajs/framework/zod";
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type WebAuthnCredential,
} from "@simplewebauthn/server";
import { environment } from "../../platform/environment";

/** Minutes that an authenticator has to answer. */
export const minutesToAnswer = 5;

const site = () => new URL(environment().SHOP_URL);
const timeout = minutesToAnswer * 60 * 1000;

/** Ed25519, ES256, RS256. The library offers more where the running Node knows them, and another one may not. */
const supportedAlgorithmIDs = [-8, -7, -257];

/** Who gets a passkey. */
type Owner = { identity: string; email: string; known: readonly string[] };

export const optionsToAdd = ({ identity, email, known }: Owner) =>
  generateRegistrationOptions({
    // Shown by the authenticator.
    rpName: site().host,
    rpID: site().hostname,
    userID: new TextEncoder().encode(identity),
    userName: email,
    timeout,
    attestationType: "none",
    supportedAlgorithmIDs,
    excludeCredentials: known.map((id) => ({ id })),
    // Discoverable: who signs in types no address.
    authenticatorSelection: { residentKey: "required", userVerification: "preferred" },
  });

export const optionsToSignIn = () =>
  generateAuthenticationOptions({
    rpID: site().hostname,
    timeout,
    userVerification: "preferred",
  });

const text = z.string().max(8000);
const answer = {
  id: z.string().min(1).max(1400),
  rawId: z.string().max(1400),
  type: z.literal("public-key"),
  clientExtensionResults: z.object({}).default({}),
};
const transports = ["ble", "cable", "hybrid", "internal", "nfc", "smart-card", "usb"] as const;

/** What a browser answers to {@link optionsToAdd}; anything else that it says is not looked at. */
export const added = z.object({
  ...answer,
  response: z.object({
    clientDataJSON: text,
    attestationObject: text,
    transports: z.array(z.enum(transports)).optional().catch(undefined),
  }),
});

/** What it answers to {@link optionsToSignIn}. */
export const signed = z.object({
  ...answer,
  response: z.object({
    clientDataJSON: text,
    authenticatorData: text,
    signature: text,
    userHandle: text.optional(),
  }),
});

export type AddedAnswer = z.output<typeof added>;
export type SignedAnswer = z.output<typeof signed>;

/** Whether this challenge was asked, which is true once. */
type Spend = (challenge: string) => Promise<boolean>;

const expected = (expectedChallenge: Spend) => ({
  expectedChallenge,
  expectedOrigin: site().origin,
  expectedRPID: site().hostname,
  requireUserVerification: false,
});

/** @returns undefined for an answer that proves nothing */
export async function verifyAdded(response: AddedAnswer, spend: Spend) {
  const answered = await refusing(
    verifyRegistrationResponse({
      ...expected(spend),
      response: response as RegistrationResponseJSON,
      supportedAlgorithmIDs,
    }),
  );
  return answered?.registrationInfo?.credential;
}

/** @returns the counter of the authenticator; undefined for an answer that proves nothing */
export async function verifySigned(
  response: SignedAnswer,
  credential: WebAuthnCredential,
  spend: Spend,
): Promise<number | undefined> {
  const answered = await refusing(
    verifyAuthenticationResponse({
      ...expected(spend),
      response: response as AuthenticationResponseJSON,
      credential,
    }),
  );
  return answered?.verified ? answered.authenticationInfo.newCounter : undefined;
}

/** The library throws what is wrong with an answer; to who sent it, one thing is as wrong as another. */
const refusing = <T>(work: Promise<T>): Promise<T | undefined> => work.catch(() => undefined);
