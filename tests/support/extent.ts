/** How much is tested: a short case of each kind by `npm test`, all of it by `npm run test:all`. */
export const isAll = process.env.LANDOLT_TEST_ALL === "yes";

/** So many of something: rounds, kills, random inputs. */
export const howMany = (short: number, all: number): number => (isAll ? all : short);

/** Of a list of inputs that the same check judges, `npm test` takes so many, spread over it. */
export const someUnlessAll = <Input>(count: number, inputs: readonly Input[]): readonly Input[] =>
  isAll ? inputs : inputs.filter((_, at) => at % Math.ceil(inputs.length / count) === 0);

/** Of kinds that come by the same code, such as languages, `npm test` takes the first. */
export const oneUnlessAll = <Kind>(kinds: readonly Kind[]): readonly Kind[] =>
  someUnlessAll(1, kinds);
