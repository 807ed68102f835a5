/** A real SMTP server on loopback that keeps what it receives. */
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";

export interface MailServer {
  readonly url: string;
  /** Whole messages as they came over the wire, in order of arrival. */
  readonly messages: string[];
  readonly close: () => Promise<void>;
}

export async function startMailServer(): Promise<MailServer> {
  const messages: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData(stream, _session, done) {
      text(stream).then((message) => {
        messages.push(message);
        done();
      }, done);
    },
  });
  const listener = server.listen(0, "127.0.0.1");
  await once(listener, "listening");
  const { port } = listener.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    messages,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
