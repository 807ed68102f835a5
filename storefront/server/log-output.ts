/**
 * Where the log goes: a file that the launcher has opened, or a terminal. pino's own destination repeats a
 * failed write forever when a process ends on a full disk; this one yields to the shop.
 */
import { write, writeSync } from "node:fs";

/** Lines are written together: one by one they cost more than answering from memory. Bytes. */
const together = 4096;
/** Milliseconds that a line waits for others. */
const longestWait = 200;
/** Bytes that wait at most while a write is under way; further lines are dropped. */
const mostWaiting = 256 * 1024;

const passing = new Set(["EAGAIN", "EBUSY", "EINTR"]);
const newline = "\n".charCodeAt(0);

/** What one write takes along. */
interface Taken {
  /** First the notice, where there is one, then the lines that waited. */
  content: Buffer;
  /** How many lost lines the notice reports, and how many bytes it has. */
  noticed: { lost: number; bytes: number };
}

/** Takes whole lines; never throws or blocks. What cannot be written is dropped and counted. */
export class LogOutput {
  readonly #file: number;
  readonly #notice: (lost: number) => string;
  #waiting: string[] = [];
  #bytes = 0;
  #writing = false;
  /** Lines that were dropped since the last notice that was written. */
  #lost = 0;
  /** The last line in the file is there in part. */
  #torn = false;

  /**
   * @param file an open file descriptor
   * @param notice makes the line that says how many were lost, written as soon as that is possible again
   */
  constructor(file: number, notice: (lost: number) => string) {
    this.#file = file;
    this.#notice = notice;
    setInterval(() => this.#flush(), longestWait).unref();
    process.on("exit", () => this.#writeRest());
  }

  write(line: string): void {
    if (this.#bytes > mostWaiting) {
      this.#lost += 1;
      return;
    }
    this.#waiting.push(line);
    this.#bytes += Buffer.byteLength(line);
    if (this.#bytes >= together) this.#flush();
  }

  #flush(): void {
    if (this.#writing || (this.#waiting.length === 0 && this.#lost === 0)) return;
    this.#writing = true;
    this.#send(this.#take());
  }

  /** What waits, behind the notice of what was lost before. */
  #take(): Taken {
    const notice = `${this.#torn ? "\n" : ""}${this.#lost > 0 ? this.#notice(this.#lost) : ""}`;
    const content = Buffer.from([notice, ...this.#waiting].join(""));
    this.#waiting = [];
    this.#bytes = 0;
    return { content, noticed: { lost: this.#lost, bytes: Buffer.byteLength(notice) } };
  }

  #send(taken: Taken, from = 0): void {
    const { content } = taken;
    write(this.#file, content, from, undefined, null, (error, bytes) => {
      const written = from + (error ? 0 : bytes);
      if (error && passing.has(error.code ?? "")) {
        setTimeout(() => this.#send(taken, from), longestWait).unref();
      } else if (!error && written < content.length) {
        this.#send(taken, written);
      } else {
        this.#settle(taken, written);
        this.#writing = false;
        if (!error && this.#bytes >= together) this.#flush();
      }
    });
  }

  /** Counts what was lost of a write that ended after `written` bytes. */
  #settle({ content, noticed }: Taken, written: number): void {
    if (written > 0) this.#torn = content[written - 1] !== newline;
    if (written >= noticed.bytes) this.#lost -= noticed.lost;
    const rest = content.subarray(Math.max(written, noticed.bytes));
    this.#lost += rest.filter((byte) => byte === newline).length;
  }

  /** One attempt: a process that ends has no later one. */
  #writeRest(): void {
    const { content } = this.#take();
    try {
      for (let from = 0; from < content.length; ) from += writeSync(this.#file, content, from);
    } catch {
      // There is nobody left to report it to.
    }
  }
}
