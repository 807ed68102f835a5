import { spawn } from "node:child_process";
import { get, type IncomingMessage } from "node:http";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";

/** Asks once, as a browser does, and does not unpack what comes. @throws Error unless it is a page */
export async function bytesOf(port: number, path: string, headers: Record<string, string>) {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get({ port, path, headers, host: "127.0.0.1", agent: false }, resolve).once("error", reject);
  });
  const { statusCode } = response;
  if (statusCode !== 200) throw new Error(`${path}: ${statusCode}`);
  return { headers: response.rawHeaders, body: await buffer(response) };
}

/** Headers that belong to a connection and not to what is sent. */
const ofConnection = /^(?:date|connection|keep-alive|transfer-encoding|content-length)$/i;

/** Runs `measure` against a bare Node server that sends exactly this answer. */
export async function againstBare<T>(
  answer: { headers: string[]; body: Buffer },
  measure: (server: { port: number; pid: number }) => Promise<T>,
): Promise<T> {
  const headers: string[] = [];
  for (let at = 0; at < answer.headers.length; at += 2) {
    const [name = "", value = ""] = answer.headers.slice(at, at + 2);
    if (!ofConnection.test(name)) headers.push(name, value);
  }
  headers.push("Content-Length", String(answer.body.length));
  const child = spawn(process.execPath, [join(import.meta.dirname, "bare-server.ts")], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  try {
    const port = new Promise<number>((resolve, reject) => {
      child.stdout.once("data", (text: Buffer) => resolve(Number(text)));
      child.once("exit", () => reject(new Error("The bare server ended.")));
    });
    child.stdin.end(JSON.stringify({ headers, body: answer.body.toString("base64") }));
    return await measure({ port: await port, pid: child.pid ?? 0 });
  } finally {
    child.kill();
  }
}
