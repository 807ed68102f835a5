/** A password that somebody chooses. Pure. */
import { z } from "zod";
import { emailAddress } from "./text.ts";

/** Characters. The most a person can type and a program should work on. */
export const passwordLength = { least: 12, most: 256 } as const;

/** Text keys of the problems of a new password, and of the address that a link is asked for with. */
export const newPasswordProblems = ["short", "long", "easy", "different", "email"] as const;
export type NewPasswordProblem = (typeof newPasswordProblems)[number];

const problem = (key: NewPasswordProblem) => key;

/** Typed twice; whether it is easy to guess is for the server alone. Issue messages are problem keys. */
export const newPasswordForm = z
  .object({
    password: z
      .string({ error: problem("short") })
      .min(passwordLength.least, problem("short"))
      .max(passwordLength.most, problem("long")),
    repeated: z.string().default(""),
  })
  .refine(({ password, repeated }) => password === repeated, {
    path: ["repeated"],
    message: problem("different"),
  });

/** Asks for a link to choose one. */
export const passwordLinkForm = z.object({ email: emailAddress(problem("email")) });
