/** Starting to listen, and stopping without cutting off a visitor. */
import type { Server } from "node:http";
import { environment } from "./environment.ts";
import { log } from "./log.ts";

/** Milliseconds a request in flight has to finish after SIGTERM. */
const drainTime = 10_000;

/** Listens as the environment says, and ends the process in order on SIGTERM and SIGINT. */
export function run(server: Server, onStop?: () => Promise<void>): void {
  server.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code === "EADDRINUSE") {
      log.fatal(`Port ${environment.PORT} is taken. Set PORT to a free one.`);
    } else {
      log.fatal({ err: error }, "The server cannot run.");
    }
    process.exit(1);
  });
  server.listen(environment.PORT, environment.HOST, () => {
    log.info(`The shop answers at http://${environment.HOST}:${environment.PORT}`);
  });

  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => server.closeAllConnections(), drainTime).unref();
    server.close(() => {
      void (onStop?.() ?? Promise.resolve()).finally(() => process.exit(0));
    });
    server.closeIdleConnections();
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
}
