/** Questions that a page answers and no product: hours, delivery, services. Pure. */

/** English address of the page with the answer. */
const pages = {
  hours: "/contact",
  appointment: "/appointment",
  visit: "/homeservice",
  delivery: "/legal/delivery-and-returns",
  returns: "/legal/delivery-and-returns",
  order: "/order",
  services: "/services",
  size: "/design#size",
  about: "/about",
} as const;

export type Topic = keyof typeof pages;

interface Service {
  code: string;
  title: string;
  text: string;
}

/** A page that has the answer: of a topic, or of a service by its title. */
export type TopicAnswer = { path: string } & ({ topic: Topic } | { title: string });

const mostAnswers = 3;
/** Shorter words, such as articles, ask for nothing. */
const shortestWord = 4;

/** Words in lower case, without accents, and without the letters that some keyboards need in their place. */
const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll("ß", "ss")
    .replaceAll(/([aou])e/g, "$1")
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "");

const topics = Object.keys(pages) as Topic[];

/**
 * The pages that answer a question, at most three.
 * @param beginnings of the words that ask for each topic, separated by commas, in each language: who reads
 *   one may ask in another
 * @param services by title and text, in the language of the page
 */
export function topicAnswers(
  question: string,
  beginnings: readonly Readonly<Record<Topic, string>>[],
  services: readonly Service[],
): TopicAnswer[] {
  const asked = wordsOf(question);
  const long = asked.filter(({ length }) => length >= shortestWord);
  const offered = services.filter(({ title, text }) => {
    const said = wordsOf(`${title} ${text}`);
    const named = wordsOf(title);
    return long.some(
      (word) => said.includes(word) || named.some((one) => one.startsWith(word.slice(0, 7))),
    );
  });
  const meant = topics.filter((topic) => {
    const known = beginnings.flatMap((words) => words[topic].split(",")).flatMap(wordsOf);
    return asked.some((word) => known.some((one) => word.startsWith(one)));
  });
  return [
    ...meant.map((topic) => ({ topic, path: pages[topic] })),
    ...offered.map(({ code, title }) => ({ title, path: `/services#${code}` })),
  ].slice(0, mostAnswers);
}
