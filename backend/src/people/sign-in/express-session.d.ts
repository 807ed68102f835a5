/** What we use of express-session; its own types would change those of Medusa's requests. */
declare module "express-session" {
  export type SessionData = { cookie: { expires?: string | Date | null } } & Record<
    string,
    unknown
  >;
  /** The store of a server that was given none. */
  export class MemoryStore {}
  export interface SessionStore {
    get(id: string, done: (error: unknown, session?: SessionData | null) => void): void;
    set(id: string, session: SessionData, done: (error?: unknown) => void): void;
    destroy(id: string, done: (error?: unknown) => void): void;
  }
  /** The session of a request, with an id of its own. */
  export interface RequestSession extends Record<string, unknown> {
    /** Replaces it by an empty one under another id. */
    regenerate(done: (error?: unknown) => void): void;
  }
}
