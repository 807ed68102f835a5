import { type ChangeEvent, useEffect, useId, useRef, useState } from "react";
import { Form } from "react-router";
import { useTranslations } from "use-intl";
import { Tooltip } from "../design/tooltip.tsx";
import { useHref } from "../language/use-language.ts";

/** Milliseconds without a key before suggestions are asked for. */
const pause = 200;

interface SearchFormProps {
  /** What was searched for. */
  question?: string;
  /** `compact` in the header, `large` on the search page. */
  look?: "compact" | "large";
}

/** The field to search by; with JavaScript the browser offers names of products while one types. */
export function SearchForm({ question = "", look = "compact" }: SearchFormProps) {
  const t = useTranslations("search");
  const href = useHref();
  const list = useId();
  const names = useSuggestions(href("/search/suggestions"));
  const large = look === "large";
  return (
    <Form
      method="get"
      action={href("/search")}
      role="search"
      className="flex flex-nowrap items-center"
    >
      <input
        type="search"
        name="q"
        key={question}
        defaultValue={question}
        aria-label={t("label")}
        placeholder={t(large ? "example" : "label")}
        maxLength={80}
        autoComplete="off"
        list={list}
        onChange={names.ask}
        className={`min-w-0 grow border-b border-edge bg-transparent px-1 placeholder:text-quiet ${
          large
            ? "min-h-16 font-display text-3 placeholder:text-1"
            : "min-h-10 w-36 text-small xl:w-44"
        }`}
      />
      <datalist id={list}>
        {names.found.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <Tooltip text={t("send")} below>
        <button
          type="submit"
          aria-label={t("send")}
          className={`grid flex-none place-items-center rounded-full hover:text-accent ${large ? "size-16" : "size-10"}`}
        >
          <Magnifier className={large ? "size-8" : "size-5"} />
        </button>
      </Tooltip>
    </Form>
  );
}

/** A ring with a handle. */
export function Magnifier({ className }: { className: string }) {
  return (
    <svg viewBox="0 0 24 24" className={className} aria-hidden="true">
      <g fill="none" stroke="currentColor" strokeWidth="1.6" strokeLinecap="round">
        <circle cx="10.5" cy="10.5" r="6.5" />
        <path d="m15.4 15.4 5 5" />
      </g>
    </svg>
  );
}

function useSuggestions(address: string) {
  const [found, setFound] = useState<string[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const asked = useRef<AbortController>(undefined);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      asked.current?.abort();
    },
    [],
  );
  const load = async (q: string) => {
    asked.current?.abort();
    const control = new AbortController();
    asked.current = control;
    try {
      const answer = await fetch(`${address}?${new URLSearchParams({ q })}`, control);
      const names: unknown = answer.ok ? await answer.json() : [];
      if (Array.isArray(names)) setFound(names.filter((name) => typeof name === "string"));
    } catch {
      // Typed on, or offline: the field works without suggestions.
    }
  };
  const ask = ({ target }: ChangeEvent<HTMLInputElement>) => {
    clearTimeout(timer.current);
    const q = target.value.trim();
    if (q.length >= 2) timer.current = setTimeout(load, pause, q);
  };
  return { found, ask };
}
