/**
 * A page with a link that opens a request is kept by nobody, and its address told to no other site.
 * `no-referrer` would do so too, but takes the origin away from our own forms, which then are refused.
 */
export const tokenHeaders = () => ({
  "Cache-Control": "private, no-store",
  "Referrer-Policy": "same-origin",
});
