/** What may stand in a link that we have sent. */
export const isToken = (text: string) => /^[\w.-]{1,200}$/.test(text);
