/** Checks that the files which the documents link to are there. Ends with 1 and a line per mistake. */
import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { projectFolder } from "./settings.mjs";

/** The path of a link to a file of the repository. */
const link = /\]\((?!https?:|mailto:|#)([^)#\s]+)/g;

const mistakes = globSync(["*.md", "{docs,imagery,packages}/**/*.md"], {
  cwd: projectFolder,
}).flatMap((path) =>
  [...readFileSync(join(projectFolder, path), "utf8").matchAll(link)]
    .map(([, target = ""]) => target)
    .filter((target) => !existsSync(join(projectFolder, dirname(path), target)))
    .map((target) => `${path} links to ${target}, which is not there`),
);
for (const mistake of mistakes) process.stderr.write(`${mistake}\n`);
process.exitCode = mistakes.length > 0 ? 1 : 0;
