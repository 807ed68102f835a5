export { factsOf } from "./facts";
export { missingFacts } from "./filling";
export { legalText, showLegalPage, versionInForce } from "./legal-pages";
export { ownLegalText } from "./own";
export { markdownAsText } from "./plain-text";
export { shopCurrency } from "./shop-currency";
