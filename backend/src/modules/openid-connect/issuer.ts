/** The issuer with which customers sign in, as its published configuration describes it. */
import {
  type ClientAuth,
  ClientSecretBasic,
  ClientSecretPost,
  type Configuration,
  discovery,
  enableNonRepudiationChecks,
  None,
} from "openid-client";

export interface IssuerOptions {
  readonly issuer: string;
  readonly clientId: string;
  /** Missing for a public client, which PKCE protects alone. */
  readonly clientSecret?: string | undefined;
  /** The one address to which the issuer sends the browser back. */
  readonly callbackUrl: string;
}

/** How long the issuer may take for one answer. */
const timeoutSeconds = 10;

function authenticationOf(secret: string | undefined): ClientAuth {
  if (secret === undefined) return None();
  const inBody = ClientSecretPost(secret);
  const inHeader = ClientSecretBasic(secret);
  return (server, ...request) => {
    const methods = server.token_endpoint_auth_methods_supported;
    const authenticate = methods?.includes("client_secret_post") === false ? inHeader : inBody;
    authenticate(server, ...request);
  };
}

/** Asks the issuer once; an issuer that did not answer is asked again by the next sign-in. */
export function issuerOf({ issuer, clientId, clientSecret }: IssuerOptions) {
  let known: Promise<Configuration> | undefined;
  return (): Promise<Configuration> => {
    known ??= discovery(new URL(issuer), clientId, undefined, authenticationOf(clientSecret), {
      timeout: timeoutSeconds,
      // The signature of an id_token is verified although it came by https from the issuer.
      execute: [enableNonRepudiationChecks],
    }).catch((error: unknown) => {
      known = undefined;
      throw error;
    });
    return known;
  };
}
