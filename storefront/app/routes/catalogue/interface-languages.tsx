import { Link } from "react-router";
import { type InterfaceTexts, useInterfaceTexts } from "#app/design/interface/interface.tsx";

const own = [
  ...(["close", "previous", "next", "loading", "notifications"] as const),
  ...(["menu", "search", "choose", "optional", "error"] as const),
] as const satisfies readonly (keyof InterfaceTexts)[];

/** The languages that the components speak; each shows this page in itself, and in its direction. */
export function InterfaceLanguages({ codes }: { codes: readonly string[] }) {
  const texts = useInterfaceTexts();
  return (
    <>
      <ul className="flex flex-wrap gap-x-4 gap-y-1 text-small">
        {codes.map((code) => (
          <li key={code}>
            <Link to={`?interface=${code}`} preventScrollReset className="link py-1">
              {nameOf(code)}
            </Link>
          </li>
        ))}
      </ul>
      <dl className="grid grid-cols-[auto_1fr] gap-x-8 gap-y-2">
        {own.map((word) => (
          <div key={word} className="contents">
            <dt dir="ltr" className="text-quiet">
              {word}
            </dt>
            <dd>{texts[word]}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** What a language calls itself, as far as the browser knows. */
function nameOf(code: string): string {
  const tag = code === "tj" ? "tg" : code.replace("_", "-");
  return new Intl.DisplayNames([tag], { type: "language" }).of(tag) ?? code;
}
