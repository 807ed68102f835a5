/**
 * Pages whose address or content is one customer's alone: kept by nobody, told to no other site. Not
 * `no-referrer`: with it browsers hide where a plain form comes from, and our server refuses that form.
 */
export const privateHeaders = () => ({
  "Cache-Control": "private, no-store",
  "Referrer-Policy": "same-origin",
});
