/** No box and no prescription is longer, in UTF-16 units. */
export const longestPrescription = 2000;
