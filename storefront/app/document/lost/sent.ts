/** The form that a visitor has sent last, until its answer is there. */
export const sent: { latest: SubmitEvent | undefined } = { latest: undefined };
