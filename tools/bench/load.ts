/**
 * Asks one address again and again over connections that stay open, and measures. Written for this
 * purpose because it shares two cores with what it measures: it sends bytes and counts bytes.
 */
import { readFileSync } from "node:fs";
import { connect, type Socket } from "node:net";

export interface Load {
  /** Answers a second. */
  rate: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  /** Processor time that the server took for an answer, in milliseconds; not a number off Linux. */
  work: number;
}

interface Question {
  port: number;
  /** Of the server, to see what it works. */
  pid: number;
  path: string;
  headers?: Record<string, string>;
  connections: number;
  seconds: number;
}

const end = Buffer.from("\r\n\r\n");
const lastChunk = Buffer.from("0\r\n\r\n");

/** What the headers of an answer show. */
interface Head {
  /** Of the whole answer; `chunked` where only its end tells. */
  length: number | "chunked";
  /** The connection ends with it: a question after it would be refused. */
  last: boolean;
}

/** The head of the answer at the start of `data`; undefined while it is not complete. */
function headOf(data: Buffer): Head | undefined {
  const head = data.indexOf(end);
  if (head < 0) return undefined;
  const text = data.subarray(0, head).toString("latin1");
  if (!text.startsWith("HTTP/1.1 200")) throw new Error(`Answered ${text.slice(9, 12)}, not 200.`);
  const length = /\r\ncontent-length: (\d+)/i.exec(text)?.[1];
  return {
    length: length === undefined ? "chunked" : head + end.length + Number(length),
    last: /\r\nconnection: close\r?$/im.test(text),
  };
}

/** Milliseconds of processor time that a process has taken so far (proc_pid_stat(5): ticks of 10 ms). */
export function processorTime(pid: number): number {
  if (process.platform !== "linux") return Number.NaN;
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

/** Asks for `seconds`, after a fifth of that which does not count. */
export async function load(question: Question): Promise<Load> {
  const { port, pid, path, headers = {}, connections, seconds } = question;
  const lines = Object.entries({ Host: `localhost:${port}`, ...headers });
  const request = `GET ${path} HTTP/1.1\r\n${lines.map((line) => line.join(": ")).join("\r\n")}\r\n\r\n`;
  const times: number[] = [];
  let answers = 0;
  const warmUntil = performance.now() + seconds * 200;
  const stopAt = warmUntil + seconds * 1000;

  async function one(): Promise<void> {
    for (let socket: Socket | undefined; performance.now() < stopAt; ) {
      if (!socket || socket.destroyed) socket = connect({ port, host: "127.0.0.1", noDelay: true });
      const began = performance.now();
      const length = await ask(socket, request);
      if (length === undefined) {
        socket = undefined;
        continue;
      }
      answers += 1;
      if (began >= warmUntil) times.push(performance.now() - began);
      if (performance.now() >= stopAt) socket.destroy();
    }
  }
  const worked = processorTime(pid);
  await Promise.all(Array.from({ length: connections }, one));
  const work = (processorTime(pid) - worked) / answers;
  times.sort((a, b) => a - b);
  const at = (part: number) => times[Math.floor((times.length - 1) * part)] ?? Number.NaN;
  return { rate: times.length / seconds, p50: at(0.5), p99: at(0.99), work };
}

/** One question; its answer's length, or undefined where the connection was ended instead. */
function ask(socket: Socket, request: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    let received = 0;
    let wanted: Head | undefined;
    let start: Buffer = Buffer.alloc(0);
    const done = (length?: number) => {
      socket.off("data", take).off("close", closed).off("error", failed);
      if (wanted?.last) socket.destroy();
      resolve(length);
    };
    const take = (data: Buffer) => {
      received += data.length;
      if (wanted === undefined) {
        start = start.length === 0 ? data : Buffer.concat([start, data]);
        try {
          wanted = headOf(start);
        } catch (error) {
          reject(error);
        }
      }
      if (wanted?.length === "chunked") {
        if (data.subarray(-lastChunk.length).equals(lastChunk)) done(received);
      } else if (wanted && received >= wanted.length) done(wanted.length);
    };
    const closed = () => done();
    const failed = (error: NodeJS.ErrnoException) => {
      if (error.code === "ECONNRESET" || error.code === "EPIPE") done();
      else reject(error);
    };
    socket.on("data", take).once("close", closed).once("error", failed);
    socket.write(request);
  });
}
