/**
 * Under this header the page memory tells the pages that what they make is shown to everybody. What a
 * visitor sends under it is dropped.
 */
export const forEveryoneHeader = "x-for-everyone";
