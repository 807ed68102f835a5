/** Shows what the launcher is doing: a live line on a terminal, plain lines elsewhere. */

const spinner = ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧", "⠇", "⠏"];
const redrawEvery = 100;
/** Without a terminal: when a step that takes its time is first mentioned, and how often again. */
const firstMention = 1000;
const nextMention = 30_000;

/** Seconds with one decimal, minutes from two minutes on. */
export function duration(milliseconds: number): string {
  const seconds = milliseconds / 1000;
  if (seconds < 119.95) return `${seconds.toFixed(1)} s`;
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)} min ${String(whole % 60).padStart(2, "0")} s`;
}

/** One line of the display, its parts in columns. */
export function line(mark: string, title: string, ending: string): string {
  return `  ${mark} ${title.padEnd(42)} ${ending}`.trimEnd();
}

interface Running {
  readonly title: string;
  readonly started: number;
  mentionAt: number;
  progress: string;
}

const state = (spent: number, { progress }: Running): string =>
  [duration(spent), progress].filter(Boolean).join(", ");

/** What a step can report while it runs. */
export interface Step {
  /** Ends the step's line with a word instead of a time: there was nothing to do. */
  skip(word: string): void;
  /** Marks the step as failed although its work returns. */
  fail(): void;
  /** Adds something worth knowing to the step's line. */
  note(text: string): void;
  /** How far it is, shown while it runs. */
  progress(text: string): void;
}

export class Steps {
  readonly #out: NodeJS.WriteStream;
  readonly #live: boolean;
  readonly #running = new Set<Running>();
  #drawn = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor(out: NodeJS.WriteStream = process.stderr) {
    this.#out = out;
    this.#live = out.isTTY === true && process.env.TERM !== "dumb";
  }

  /** Runs one step and shows its line; several may run at once. Errors pass through. */
  async step<T>(title: string, work: (step: Step) => T | Promise<T>): Promise<T> {
    const running: Running = {
      title,
      started: performance.now(),
      mentionAt: firstMention,
      progress: "",
    };
    let skipped: string | undefined;
    let failed = false;
    const notes: string[] = [];
    this.#running.add(running);
    this.#tick();
    try {
      const result = await work({
        skip: (word) => {
          skipped = word;
        },
        fail: () => {
          failed = true;
        },
        note: (text) => notes.push(text),
        progress: (text) => {
          running.progress = text;
        },
      });
      const ending = skipped ?? duration(performance.now() - running.started);
      this.#finish(running, failed ? "✗" : skipped ? "·" : "✓", [ending, ...notes].join(", "));
      return result;
    } catch (error) {
      this.#finish(running, "✗", duration(performance.now() - running.started));
      throw error;
    }
  }

  /** A line of its own, between the steps. */
  say(text: string): void {
    this.#erase();
    this.#out.write(`${text}\n`);
    this.#draw();
  }

  #finish(running: Running, mark: string, ending: string): void {
    this.#running.delete(running);
    this.say(line(mark, running.title, ending));
    if (this.#running.size === 0) {
      clearInterval(this.#timer);
      this.#timer = undefined;
    }
  }

  #tick(): void {
    this.#timer ??= setInterval(
      () => {
        if (this.#live) {
          this.#erase();
          this.#draw();
        } else {
          this.#remind();
        }
      },
      this.#live ? redrawEvery : firstMention / 2,
    );
  }

  /** Without a terminal a long silence looks like a hang. */
  #remind(): void {
    for (const running of this.#running) {
      const spent = performance.now() - running.started;
      if (spent < running.mentionAt) continue;
      running.mentionAt = spent + nextMention;
      this.#out.write(`${line("…", running.title, state(spent, running))}\n`);
    }
  }

  #erase(): void {
    if (this.#drawn > 0) this.#out.write(`\x1b[${this.#drawn}A\x1b[J`);
    this.#drawn = 0;
  }

  #draw(): void {
    if (!this.#live) return;
    const now = performance.now();
    const mark = spinner[Math.floor(now / redrawEvery) % spinner.length] ?? "";
    for (const running of this.#running) {
      // A wrapped line would take two rows and spoil the next erasing.
      const text = line(mark, running.title, state(now - running.started, running)).slice(
        0,
        this.#out.columns - 1,
      );
      this.#out.write(`${text}\n`);
      this.#drawn += 1;
    }
  }
}
