import { z } from "zod";

/** The readable name of a record in addresses, such as `torvik-fjell`. */
export const handle = z
  .string()
  .max(100)
  .regex(/^[a-z0-9]+(?:[-_][a-z0-9]+)*$/i);
