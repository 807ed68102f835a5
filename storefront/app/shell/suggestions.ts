/** Asks for names of products while one types. Loaded with the first letter. */

/** Milliseconds without a key before suggestions are asked for. */
const pause = 200;

/** For one field: `ask` with each letter, `stop` when the field is gone. */
export function suggestions(address: string, show: (names: string[]) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asked: AbortController | undefined;
  const load = async (q: string) => {
    asked?.abort();
    asked = new AbortController();
    try {
      const answer = await fetch(`${address}?${new URLSearchParams({ q })}`, asked);
      const names: unknown = answer.ok ? await answer.json() : [];
      if (Array.isArray(names)) show(names.filter((name) => typeof name === "string"));
    } catch {
      // Typed on, or offline: the field works without suggestions.
    }
  };
  return {
    ask(typed: string): void {
      clearTimeout(timer);
      const q = typed.trim();
      if (q.length >= 2) timer = setTimeout(load, pause, q);
    },
    stop(): void {
      clearTimeout(timer);
      asked?.abort();
    },
  };
}
