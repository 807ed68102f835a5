import { type ChangeEvent, useEffect, useId, useRef, useState } from "react";
import { Form } from "react-router";
import { useTranslations } from "use-intl";
import { useInterfaceTexts } from "#app/design/interface/interface.tsx";
import { Tooltip } from "#app/design/overlays/tooltip.tsx";
import { useHref } from "../language/use-language.ts";
import type { suggestions } from "./suggestions.ts";

interface SearchFormProps {
  /** What was searched for. */
  question?: string;
  /** `compact` in the header, `large` on the search page. */
  look?: "compact" | "large";
}

/** The field to search by; with JavaScript the browser offers names of products while one types. */
export function SearchForm({ question = "", look = "compact" }: SearchFormProps) {
  const t = useTranslations("search");
  const { search, language } = useInterfaceTexts();
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
        aria-label={search}
        placeholder={large ? t("example") : search}
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
      <Tooltip text={search} below>
        <button
          type="submit"
          aria-label={search}
          lang={language}
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

/** Names of products for what is typed. What asks for them is loaded with the first letter. */
function useSuggestions(address: string) {
  const [found, setFound] = useState<string[]>([]);
  const asking = useRef<ReturnType<typeof suggestions>>(undefined);
  useEffect(() => () => asking.current?.stop(), []);
  const ask = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    try {
      const script = await import("./suggestions.ts");
      asking.current ??= script.suggestions(address, setFound);
      asking.current.ask(target.value);
    } catch {
      // Offline: the field works without suggestions.
    }
  };
  return { found, ask };
}
