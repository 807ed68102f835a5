import { spawn } from "node:child_process";
import { send } from "./process-identity.ts";

export interface Captured {
  readonly ok: boolean;
  /** Everything it wrote, in order. */
  readonly output: string;
}

export interface Program {
  /** A script for the Node that runs us, or a program. */
  readonly script?: string;
  readonly command?: string;
  readonly args: readonly string[];
  readonly cwd: string;
  readonly env: NodeJS.ProcessEnv;
}

/** Runs a program and keeps what it says; it is ended with its children when `signal` aborts. */
export async function capture(program: Program, signal: AbortSignal): Promise<Captured> {
  signal.throwIfAborted();
  const { script, command = process.execPath, args, cwd, env } = program;
  const child = spawn(command, script ? [script, ...args] : args, {
    cwd,
    env,
    stdio: ["ignore", "pipe", "pipe"],
    detached: true,
  });
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => output.push(text));
  }
  const abort = () => {
    if (child.pid !== undefined) send("SIGKILL", child.pid, true);
  };
  signal.addEventListener("abort", abort);
  const ok = await new Promise<boolean>((resolve) => {
    child.on("error", (error) => {
      output.push(error.message);
      resolve(false);
    });
    child.on("close", (code) => resolve(code === 0));
  });
  signal.removeEventListener("abort", abort);
  signal.throwIfAborted();
  return { ok, output: output.join("") };
}
