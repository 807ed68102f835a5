/** The credit that the licence of the data asks for; the site shows it where an answer is shown. */
export const geonamesCredit = {
  name: "GeoNames",
  url: "https://www.geonames.org/",
  licence: "CC BY 4.0",
  licenceUrl: "https://creativecommons.org/licenses/by/4.0/",
} as const;
