/**
 * Starts the built backend, as `medusa start` does. Medusa's command line program also loads a compiler of TypeScript and a
 * resolver of paths, which every file then passes though nothing is left to compile: a tenth of the processor time of each start,
 * and 75 MB: docs/decisions/0094-the-backend-starts-by-itself.md.
 */
import { logger } from "@medusajs/framework/logger";
import start from "@medusajs/medusa/commands/start";

// As the command line program does: an error that nobody has handled ends one request, not the shop.
process.on("unhandledRejection", (reason) => logger.error("Nobody has handled", asError(reason)));
process.on("uncaughtException", (error: NodeJS.ErrnoException) => {
  logger.error("Nobody has caught", error);
  // Without a port it would go on and serve nobody; ended, it is started again.
  if (error.syscall === "listen") process.exit(1);
});

const asError = (reason: unknown): Error =>
  reason instanceof Error ? reason : new Error(String(reason));

// Loopback only: the visitor's side of it is open by design, the storefront guards it.
void start({
  directory: process.cwd(),
  host: "127.0.0.1",
  port: Number(process.env.PORT),
});
