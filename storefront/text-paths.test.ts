import { expect, it } from "vitest";
import { textPaths } from "./text-paths.ts";

const found = (code: string) => textPaths(code, ["home", "pages", "lens"]);

it("finds groups and single texts, however they are asked for", () => {
  const code = `
    const t = useTranslations("lens.paste");
    const all = useTranslations();
    all("home.title");
    all(\`pages.legal.sections.\${section}.title\`);
    const key = 'home.hero';
  `;
  expect(found(code)).toEqual(["home.hero", "home.title", "lens.paste", "pages.legal.sections"]);
});

it("takes the whole group where the end of a name is not written", () => {
  expect(found("t(`home.title\x24{which}`)")).toEqual(["home"]);
  expect(found("t(`home.\x24{which}`)")).toEqual(["home"]);
});

it("leaves what only looks alike", () => {
  expect(found('const a = "homely.title"; const b = "/home.html"; const c = home.title;')).toEqual(
    [],
  );
});
