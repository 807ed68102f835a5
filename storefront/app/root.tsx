import textFont from "@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url";
import type { ReactNode } from "react";
import { Links, Outlet, Scripts, ScrollRestoration } from "react-router";
import type { Route } from "./+types/root";
import { ErrorPage } from "./document/error-page.tsx";
import { redirectByLanguage } from "./language/language-redirect.server.ts";
import { useLanguage } from "./language/use-language.ts";
import { Footer } from "./shell/footer.tsx";
import { contentId, Header } from "./shell/header.tsx";
import { loadShell } from "./shell/shell.server.ts";
import { redirectWhileShopIsOff } from "./shell/shop-switch.server.ts";
import "./design/design.css";

export const middleware: Route.MiddlewareFunction[] = [
  ({ request }) => redirectByLanguage(request),
  ({ url }) => redirectWhileShopIsOff(url),
];

export function loader({ request }: Route.LoaderArgs) {
  return loadShell(request);
}

export const links: Route.LinksFunction = () => [
  { rel: "preload", href: textFont, as: "font", type: "font/woff2", crossOrigin: "anonymous" },
  { rel: "icon", href: "/icon.svg", type: "image/svg+xml" },
];

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang={useLanguage()}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <Links />
      </head>
      <body>
        <Header />
        <main id={contentId} tabIndex={-1} className="focus:outline-none">
          {children}
        </main>
        <Footer />
        <ScrollRestoration />
        <Scripts />
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
