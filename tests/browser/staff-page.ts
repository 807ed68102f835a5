/** The dashboard as somebody of the staff has it open. */
import { type Browser, type BrowserContext, expect, type Page } from "@playwright/test";
import { runningShop, staffPassword } from "../support/shop-info.ts";

interface Account {
  readonly email: string;
  readonly password: string;
}

const info = runningShop();

/** As the form for signing in does, whose pages are two more to load. desk-day.spec.ts uses the form. */
async function signIn({ request }: BrowserContext, { email, password }: Account): Promise<void> {
  const proof = await request.post("/auth/user/emailpass", { data: { email, password } });
  const { token } = await proof.json();
  const headers = { authorization: `Bearer ${token}` };
  expect((await request.post("/auth/session", { headers })).status()).toBe(200);
}

const owner = (): Account => ({ email: info.staffEmail, password: staffPassword(info) });

/** The dashboard's library moves drawers and waiting rows whatever the visitor prefers. */
function withoutMotion(): void {
  const still = new CSSStyleSheet();
  still.replaceSync(
    "*, ::before, ::after { animation: none !important; transition: none !important }",
  );
  document.adoptedStyleSheets.push(still);
}

async function signedIn(
  browser: Browser,
  account: Account,
  language: string,
): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL: info.backend });
  await context.addCookies([{ name: "lng", value: language, url: info.backend }]);
  await context.addInitScript(withoutMotion);
  await signIn(context, account);
  return context;
}

/** Of this worker, each with the scripts of the dashboard in its cache: they are half of what opening it takes. */
const shared = new Map<string, Promise<BrowserContext>>();

/**
 * Signed in, in an empty window; the owner unless told. Cookies and what is stored are those of the same account's
 * other windows in this language: a test leaves them as they are, and closes its window.
 */
export async function openDashboard(
  browser: Browser,
  account: Account = owner(),
  language = "en",
): Promise<Page> {
  const key = `${account.email} ${language}`;
  const context = shared.get(key) ?? signedIn(browser, account, language);
  shared.set(key, context);
  return (await context).newPage();
}

/** For a test that changes what a browser stores. Its context is the caller's to close. */
export const openOwnDashboard = async (browser: Browser): Promise<Page> =>
  (await signedIn(browser, owner(), "en")).newPage();

/** Another page of the open dashboard as its links lead there: without loading the dashboard once more. */
export const goWithin = (page: Page, address: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, "", to);
    dispatchEvent(new PopStateEvent("popstate", { state: null }));
  }, address);

/** Nothing of the page is pushed out of a telephone's, a tablet's or a desk's window. */
export async function expectToFit(page: Page, widths = [390, 820, 1440]): Promise<void> {
  const before = page.viewportSize();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const wide = await page.evaluate(() =>
      Math.max(
        ...[document.documentElement, ...document.querySelectorAll("main")].map(
          (box) => box.scrollWidth - box.clientWidth,
        ),
      ),
    );
    expect([page.url(), width, wide]).toEqual([page.url(), width, 0]);
  }
  if (before) await page.setViewportSize(before);
}
