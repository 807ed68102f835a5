import type { ReactNode } from "react";
import { Links, Outlet, Scripts, ScrollRestoration } from "react-router";
import { InterfaceLanguage } from "#app/design/interface/interface.tsx";
import { DeferredHydration } from "#app/document/deferred-hydration.tsx";
import { RevalidateOnRestore } from "#app/document/revalidate-on-restore.tsx";
import type { Route } from "./+types/root";
import { NewBuild } from "./builds/new-build.tsx";
import textFont from "./design/fonts/instrument-sans.woff2?url";
import { Styles } from "./design/styles.tsx";
import { ErrorPage } from "./document/error-page.tsx";
import { keepPage, LostRequests } from "./document/lost/lost.tsx";
import { revalidates } from "./document/revalidation.ts";
import { redirectByLanguage } from "./language/language-redirect.server.ts";
import { OwnTexts } from "./language/own-texts.tsx";
import { TextsForScripts } from "./language/sent-texts.tsx";
import { useLanguage } from "./language/use-language.ts";
import { Announcements } from "./shell/announcements.tsx";
import { Footer } from "./shell/footer.tsx";
import { contentId, Header } from "./shell/header.tsx";
import { LoadingLine } from "./shell/loading-line.tsx";
import { PreviewNote } from "./shell/preview-note.tsx";
import { loadShell } from "./shell/shell.server.ts";
import { redirectWhileShopIsOff } from "./shell/shop-switch.server.ts";
import { useShell } from "./shell/use-shell.ts";
import { VisitorFacts } from "./shell/use-visitor.tsx";
import "./document/no-eval.ts";

export const middleware: Route.MiddlewareFunction[] = [
  ({ request }) => redirectByLanguage(request),
  ({ url }) => redirectWhileShopIsOff(url),
];

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [keepPage];

export function loader({ request }: Route.LoaderArgs) {
  return loadShell(request);
}

export const shouldRevalidate = revalidates;

export const links: Route.LinksFunction = () => [
  { rel: "preload", href: textFont, as: "font", type: "font/woff2", crossOrigin: "anonymous" },
  { rel: "icon", href: "/icon.svg", type: "image/svg+xml" },
  // What is at the right of the header would move while it arrives: nothing is drawn before the content begins.
  { rel: "expect", href: `#${contentId}`, blocking: "render" },
];

export function Layout({ children }: { children: ReactNode }) {
  const shell = useShell();
  return (
    <html
      lang={useLanguage()}
      dir={shell?.interfaceTexts.direction}
      className={shell?.withoutGlasses ? "without-glasses" : undefined}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <Styles />
        <Links />
      </head>
      <body>
        <InterfaceLanguage texts={shell?.interfaceTexts}>
          <OwnTexts wordings={shell?.wordings}>
            {shell?.preview && <PreviewNote />}
            <LoadingLine />
            <Header />
            <Announcements />
            <main id={contentId} tabIndex={-1} className="focus:outline-none">
              {children}
            </main>
            <Footer />
            <LostRequests />
          </OwnTexts>
        </InterfaceLanguage>
        <NewBuild />
        <RevalidateOnRestore />
        <VisitorFacts />
        <TextsForScripts />
        <Scripts />
        <DeferredHydration />
        <ScrollRestoration />
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary() {
  return <ErrorPage />;
}
