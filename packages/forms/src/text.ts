/** Rules for typed text that several forms share. */
import { parsePhoneNumberFromString } from "libphonenumber-js";
import { z } from "zod";

/**
 * One line of typed text: composed characters, every run of white space or control characters
 * a single space, so that no line break reaches a mail header or a label.
 */
function tidyLine(text: string): string {
  return text
    .normalize("NFC")
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim();
}

/** A tidied line of `min` to `max` characters holding at least one letter or digit; otherwise `error`. */
export function line(min: number, max: number, error: string) {
  return z
    .string({ error })
    .transform(tidyLine)
    .pipe(
      z
        .string()
        .min(min, error)
        .max(max, error)
        .regex(/[\p{L}\p{N}]/u, error),
    );
}

/** Text of at most `max` characters that keeps its lines; may be empty. Otherwise `error`. */
export function paragraph(max: number, error: string) {
  return z
    .string({ error })
    .transform((text) =>
      text
        .split(/\r\n?|\n/)
        .map(tidyLine)
        .join("\n")
        .trim(),
    )
    .pipe(z.string().max(max, error));
}

/** An e-mail address of at most 254 characters (RFC 5321, 4.5.3.1.3); otherwise `error`. */
export function emailAddress(error: string) {
  return z.string({ error }).trim().max(254, error).pipe(z.email(error));
}

/**
 * A telephone number, written in the national way of `country` or with its country code,
 * returned as E.164 (`+352…`); otherwise `error`.
 */
export function phoneNumber(country: "LU" | "DE" | "FR" | "BE", error: string) {
  return z
    .string({ error })
    .max(40, error)
    .transform((text, context) => {
      const parsed = parsePhoneNumberFromString(text, { defaultCountry: country, extract: false });
      if (parsed?.isValid()) return parsed.number as string;
      context.addIssue({ code: "custom", message: error });
      return z.NEVER;
    });
}

/** An E.164 number as people write it, such as "+352 32 00 00"; anything else as it is. */
export const writtenPhone = (phone: string): string =>
  parsePhoneNumberFromString(phone)?.formatInternational() ?? phone;
