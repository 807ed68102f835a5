import { spawn } from "node:child_process";
import { writeFileSync } from "node:fs";
import { setPriority } from "node:os";
import { createInterface } from "node:readline";
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
  /** Whether it gives way to other programs, where the system knows how. */
  readonly nice?: boolean;
  /** Called with each whole line of its output; such a line is kept only where this returns true. */
  readonly onLine?: (line: string) => boolean;
}

/** A third of what other programs get: with less, what it runs fails by its own time limits. */
const niceness = 5;

/** Has a program that leads a session of its own, and all that it starts, give way to others. */
function giveWay(pid: number): void {
  setPriority(pid, niceness);
  try {
    // Where Linux shares the processor among sessions first, niceness counts within one only: sched(7), autogroup.
    writeFileSync(`/proc/${pid}/autogroup`, `${niceness}`);
  } catch {
    // Another system, or one that shares among programs.
  }
}

/** Runs a program and keeps its output; it is ended with its children when `signal` aborts. */
export async function capture(program: Program, signal: AbortSignal): Promise<Captured> {
  signal.throwIfAborted();
  const { script, command = process.execPath, args, cwd, env } = program;
  const { nice = false, onLine = () => true } = program;
  const child = spawn(command, script ? [script, ...args] : args, {
    cwd,
    env,
    stdio: ["ignore", "pipe", "pipe"],
    detached: true,
  });
  if (nice && child.pid !== undefined) giveWay(child.pid);
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on("line", (line) => {
      if (onLine(line)) output.push(`${line}\n`);
    });
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
