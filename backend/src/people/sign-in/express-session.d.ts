/** What we use of express-session; its own types would change those of Medusa's requests. */
declare module "express-session" {
  export type SessionData = { cookie: { expires?: string | Date | null } } & Record<
    string,
    unknown
  >;
  /** The store of a server that was given none. */
  export class MemoryStore {}
}
