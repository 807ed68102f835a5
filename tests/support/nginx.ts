/** nginx before a shop, by the configuration of the guide. */
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { anyFreePort } from "../../tools/launch/ports.ts";
import type { ShopInfo } from "./shop-info.ts";

const guide = join(import.meta.dirname, "../../docs/guides/nginx.conf");

export const hasNginx = spawnSync("nginx", ["-v"]).status === 0;

export interface Nginx {
  /** Port of 127.0.0.1 at which it answers for both names. */
  readonly port: number;
  readonly stop: () => Promise<void>;
}

/** Starts it without certificates: those of a name cannot be had here. */
export async function startNginx(info: ShopInfo): Promise<Nginx> {
  const folder = mkdtempSync(join(tmpdir(), "landolt-nginx-"));
  const [port, plain] = [await anyFreePort("127.0.0.1"), await anyFreePort("127.0.0.1")];
  const replaced = readFileSync(guide, "utf8")
    .replaceAll("listen 443 ssl;", `listen 127.0.0.1:${port};`)
    .replaceAll("listen 80;", `listen 127.0.0.1:${plain};`)
    .replaceAll(/^ *ssl_certificate.*$/gm, "")
    .replaceAll("127.0.0.1:3000", new URL(info.shop).host.replace("localhost", "127.0.0.1"))
    .replaceAll("127.0.0.1:9000", new URL(info.backend).host.replace("localhost", "127.0.0.1"));
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `${name}_temp_path ${join(folder, name)};`,
  );
  const file = join(folder, "nginx.conf");
  writeFileSync(
    file,
    [
      "daemon off; worker_processes 1; error_log stderr;",
      process.getuid?.() === 0 ? "user root;" : "",
      `pid ${join(folder, "pid")}; events { worker_connections 4096; }`,
      `http { access_log off; ${temporary.join(" ")}\n${replaced} }`,
    ].join("\n"),
  );
  const child = spawn("nginx", ["-p", folder, "-c", file], { stdio: ["ignore", "ignore", "pipe"] });
  let said = "";
  child.stderr.on("data", (chunk) => {
    said += chunk;
  });
  const ended = once(child, "exit");
  const stop = async () => {
    child.kill("SIGTERM");
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  for (;;) {
    const answer = await fetch(`http://127.0.0.1:${port}/health`).catch(() => undefined);
    if (answer?.ok) return { port, stop };
    if (child.exitCode !== null) throw new Error(`nginx ended: ${said}`);
    await new Promise((done) => setTimeout(done, 50));
  }
}
