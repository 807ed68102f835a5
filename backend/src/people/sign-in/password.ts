/** What a password has to be, for staff and customers alike. */
import { passwordLength } from "@landolt/forms";

const { least, most } = passwordLength;

/** Steps of ten that a guesser needs at most for a password that is refused: a million guesses are made within seconds. */
const easyGuesses = 6;
/** Characters that are judged: the time this takes grows with the square of them. */
const judgedCharacters = 100;

/** 34 MB of lists of what people choose, loaded when the first password is set. */
async function load() {
  const [{ ZxcvbnFactory }, { adjacencyGraphs: graphs, dictionary }] = await Promise.all([
    import("@zxcvbn-ts/core"),
    import("@zxcvbn-ts/language-common"),
  ]);
  return new ZxcvbnFactory({ dictionary, graphs });
}
let lists: ReturnType<typeof load> | undefined;

/**
 * Why a password may not be set; undefined where it may.
 * @param own words that it must not be made of, such as the account's address
 */
export async function refusePassword(
  password: unknown,
  own: readonly string[],
): Promise<string | undefined> {
  if (typeof password !== "string" || password.length < least) {
    return `A password has at least ${least} characters`;
  }
  if (password.length > most) return `A password has at most ${most} characters`;
  lists ??= load();
  const { guessesLog10 } = (await lists).check(password.slice(0, judgedCharacters), [...own]);
  return guessesLog10 < easyGuesses ? "This password is too easy to guess" : undefined;
}
