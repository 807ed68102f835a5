import type {
  AuthenticatedMedusaRequest,
  MedusaNextFunction,
  MedusaRequest,
  MedusaResponse,
} from "@medusajs/framework/http";

/** Stands before routes: lets a request pass to the next one, or answers it. */
export type Middleware<Request = MedusaRequest> = (
  request: Request,
  response: MedusaResponse,
  next: MedusaNextFunction,
) => Promise<void> | void;

/** The same where somebody is signed in, or may be. */
export type SignedInMiddleware = Middleware<AuthenticatedMedusaRequest>;
