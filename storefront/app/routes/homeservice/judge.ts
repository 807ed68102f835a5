/** Judges a request. Weighs as much as a page, so it is loaded by who begins to fill in the form. */
export { readHomeServiceRequest } from "@landolt/forms";
