/** Kinds of visitors, each with a browser of their own kind. */
import { type Page, test } from "@playwright/test";
import { isAll } from "../support/extent.ts";
import { fromAnyNetwork } from "../support/networks.ts";
import { type Language, languages } from "./texts.ts";

export interface Visitor {
  readonly language: Language;
  /** Whether their browser runs JavaScript. */
  readonly scripts: boolean;
}

/** One visitor with JavaScript and one without, each in a language: the two code paths there are. */
export const twoVisitors = (withScripts: Language, without: Language): readonly Visitor[] => [
  { language: withScripts, scripts: true },
  { language: without, scripts: false },
];

const locales: Record<Language, string> = { en: "en-GB", fr: "fr-FR", de: "de-DE" };

function fromOwnNetworks(): void {
  test.beforeEach(({ context }) => context.setExtraHTTPHeaders(fromAnyNetwork()));
}

/** Tests in the browser of each visitor, under a title that names it. */
export function forVisitors<V extends Visitor>(
  visitors: readonly V[],
  declare: (visitor: V) => void,
): void {
  for (const visitor of visitors) {
    const { language, scripts } = visitor;
    test.describe(`${language}, ${scripts ? "with" : "without"} JavaScript`, () => {
      test.use({ javaScriptEnabled: scripts, locale: locales[language] });
      fromOwnNetworks();
      declare(visitor);
    });
  }
}

/** The one of a list whose turn it is, from the first again behind the last. */
export const inTurn = <T>(list: readonly T[], index: number) => list[index % list.length] as T;

/** What a visitor does. */
export interface Story {
  readonly title: string;
  readonly run: (page: Page, visitor: Visitor) => Promise<void>;
  /**
   * Of whom `npm test` tells it; nobody where another test sends the same forms, most over HTTP. `npm run test:all` tells
   * those of a visitor with scripts, the others also of one without, in languages whose turn it is: that no text is
   * missing is checked for all.
   */
  readonly visitors: readonly Visitor[];
}

/** Declares a test for each story and each of its visitors. */
export function tell(stories: readonly Story[]): void {
  for (const [turn, { title, run, visitors }] of stories.entries()) {
    const both = twoVisitors(inTurn(languages, turn), inTurn(languages, turn + 1));
    const all = both.slice(0, visitors.length === 0 ? 1 : 2);
    forVisitors(isAll ? all : visitors, (visitor) => {
      test(title, ({ page }) => run(page, visitor));
    });
  }
}
