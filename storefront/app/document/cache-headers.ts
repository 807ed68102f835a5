/** Pages that show one visitor's bag or order are cached by nobody. */
export const personalHeaders = () => ({ "Cache-Control": "private, no-store" });

/**
 * Pages whose address is one customer's alone: sent to no other site either. Not `no-referrer`: with it
 * browsers hide where a plain form comes from, and our server refuses that form.
 */
export const privateHeaders = () => ({ ...personalHeaders(), "Referrer-Policy": "same-origin" });
