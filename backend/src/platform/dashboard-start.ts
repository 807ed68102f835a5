/**
 * A script in the head of the dashboard: Medusa's begins with the list of orders, ours with what waits today; and
 * Medusa's begins in English, ours in the language of an invitation's link, else in that of the browser.
 * The build writes it into the page, and the server allows it by its digest.
 */
export const dashboardStart = [
  'if (/^\\/app\\/?$/.test(location.pathname)) history.replaceState(null, "", "/app/today");',
  '{ const chosen = /(^|; )lng=/.test(document.cookie) ? "" : navigator.language.slice(0, 2);',
  'const wanted = new URLSearchParams(location.search).get("language") ?? chosen;',
  'if (/^(en|fr|de)$/.test(wanted)) document.cookie = "lng=" + wanted + "; path=/; max-age=31536000; samesite=lax"; }',
].join("\n");
