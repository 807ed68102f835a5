export { factsOf } from "./facts";
export { missingFacts } from "./filling";
export { legalVersion, showLegalPage } from "./legal-pages";
export { ownLegalText } from "./own";
