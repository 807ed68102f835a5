import type {
  AuthenticationInput,
  AuthenticationResponse,
  AuthIdentityProviderService,
  Logger,
} from "@medusajs/framework/types";
import { AbstractAuthModuleProvider, MedusaError } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import {
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  type IDToken,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from "openid-client";
import { type IssuerOptions, issuerOf } from "./issuer";

/** What is remembered of a sign-in until the browser comes back. */
const begun = z.object({ nonce: z.string(), verifier: z.string() });
const minutesToComeBack = 10;

const comingBack = z.object({ code: z.string(), state: z.string(), iss: z.string().optional() });

const person = z.object({
  email: z.email(),
  email_verified: z.literal(true),
  name: z.string().optional(),
  given_name: z.string().optional(),
  family_name: z.string().optional(),
});

/** One answer for all that can be wrong; the log has the reason. */
const refused: AuthenticationResponse = { success: false, error: "The sign-in was not accepted" };

/** Signs customers in with OpenID Connect: authorization code with PKCE, state and nonce. */
class OpenIdConnectService extends AbstractAuthModuleProvider {
  static override identifier = "oidc";
  static override DISPLAY_NAME = "OpenID Connect";

  readonly #logger: Logger;
  readonly #callbackUrl: URL;
  readonly #issuer: ReturnType<typeof issuerOf>;

  constructor({ logger }: { logger: Logger }, options: IssuerOptions) {
    super();
    this.#logger = logger;
    this.#callbackUrl = new URL(options.callbackUrl);
    this.#issuer = issuerOf(options);
  }

  /** Answers with the address at the issuer to which the browser has to go. */
  override async authenticate(
    { query, body }: AuthenticationInput,
    identities: AuthIdentityProviderService,
  ): Promise<AuthenticationResponse> {
    const asked = body?.callback_url ?? query?.callback_url;
    if (asked !== undefined && asked !== this.#callbackUrl.href) {
      return { success: false, error: "The way back is an address of the settings" };
    }
    return this.#guarded(async () => {
      const state = randomState();
      const nonce = randomNonce();
      const verifier = randomPKCECodeVerifier();
      const location = buildAuthorizationUrl(await this.#issuer(), {
        redirect_uri: this.#callbackUrl.href,
        response_type: "code",
        scope: "openid email profile",
        code_challenge: await calculatePKCECodeChallenge(verifier),
        code_challenge_method: "S256",
        state,
        nonce,
      });
      await identities.setState(state, { nonce, verifier }, minutesToComeBack * 60);
      return { success: true, location: location.href };
    });
  }

  /** Takes the code with which the browser came back; a state is good for one try. */
  override async validateCallback(
    { query }: AuthenticationInput,
    identities: AuthIdentityProviderService,
  ): Promise<AuthenticationResponse> {
    return this.#guarded(async () => {
      const back = comingBack.parse(query);
      const { nonce, verifier } = begun.parse(await identities.getState(back.state));
      const address = new URL(this.#callbackUrl);
      for (const [name, value] of Object.entries(back)) address.searchParams.set(name, value);
      const tokens = await authorizationCodeGrant(await this.#issuer(), address, {
        expectedState: back.state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      });
      const claims = tokens.claims();
      if (!claims) return refused;
      return { success: true, authIdentity: await this.#identityOf(claims, identities) };
    });
  }

  /** A subject means somebody only together with its issuer. */
  async #identityOf(claims: IDToken, identities: AuthIdentityProviderService) {
    const entity_id = `${claims.iss} ${claims.sub}`;
    const { email_verified: _, ...user_metadata } = person.parse(claims);
    try {
      return await identities.update(entity_id, { user_metadata });
    } catch (error) {
      if (!(error instanceof MedusaError && error.type === MedusaError.Types.NOT_FOUND))
        throw error;
      return identities.create({ entity_id, user_metadata });
    }
  }

  async #guarded(step: () => Promise<AuthenticationResponse>): Promise<AuthenticationResponse> {
    try {
      return await step();
    } catch (error) {
      this.#logger.warn(`OpenID Connect: ${reasonOf(error)}`);
      return refused;
    }
  }
}

/** Names what was wrong without a value: codes and tokens are in no log. */
function reasonOf(error: unknown): string {
  if (error instanceof z.ZodError) {
    return error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`).join("; ");
  }
  return error instanceof Error ? error.message : String(error);
}

export default OpenIdConnectService;
