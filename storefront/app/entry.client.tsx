import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { languageOf } from "./language/addresses.ts";
import { Texts } from "./language/texts.tsx";

const catalogs = {
  en: () => import("./messages/en.json"),
  fr: () => import("./messages/fr.json"),
  de: () => import("./messages/de.json"),
};

const language = languageOf(window.location.pathname);
const { default: catalog } = await catalogs[language]();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <Texts language={language} catalog={catalog}>
        <HydratedRouter />
      </Texts>
    </StrictMode>,
  );
});
