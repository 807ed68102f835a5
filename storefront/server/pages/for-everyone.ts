/**
 * With this header the page cache says that what the pages render is shown to everybody. What a
 * visitor sends under it is dropped.
 */
export const forEveryoneHeader = "x-for-everyone";
