/** The names of session cookies: one for staff, one for customers, so that neither stands in for the other. */
import { environment } from "./environment";

export const secureCookies = (): boolean => environment().BACKEND_URL.startsWith("https:");

/** Under https a browser takes a cookie with this prefix from this very host only. */
const named = (name: string): string => (secureCookies() ? `__Host-${name}` : name);

export const staffCookie = () => named("landolt_staff");
export const customerCookie = () => named("landolt_customer");
