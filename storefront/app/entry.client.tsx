// In the script of what stands on every page, which comes anyway and compresses better than one of its own.
import { hydrate } from "#app/document/hydrate.tsx";

void hydrate();

// Vite changes what it has put into the page itself; a built page brings its style sheet along.
if (import.meta.env.DEV) void import("./design/design.css");
