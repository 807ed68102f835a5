import type { Logger, MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";

export const loggerOf = (container: MedusaContainer): Logger =>
  container.resolve(ContainerRegistrationKeys.LOGGER);

/** What kind of error it is, for the log: its message may quote what somebody has sent. */
export const kindOfError = (error: unknown): string =>
  error instanceof Error ? error.name : typeof error;
