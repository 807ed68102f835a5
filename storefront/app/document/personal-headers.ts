/** Pages that show one visitor's bag or order are kept by nobody. */
export const personalHeaders = () => ({ "Cache-Control": "private, no-store" });
