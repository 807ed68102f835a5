/** What a choice in the business profile means, in a sentence. */
import type { Written } from "@landolt/forms";

/** Who pays for sending goods back after a withdrawal. */
export const returnCosts: Record<"customer" | "business", Written> = {
  customer: {
    en: "You bear the direct cost of returning the goods.",
    fr: "Les frais directs de renvoi sont à votre charge.",
    de: "Sie tragen die unmittelbaren Kosten der Rücksendung.",
  },
  business: {
    en: "We bear the cost of returning the goods.",
    fr: "Les frais de renvoi sont à notre charge.",
    de: "Wir tragen die Kosten der Rücksendung.",
  },
};

export const takesPart: Record<"yes" | "no", Written> = {
  yes: {
    en: "We take part in proceedings before the consumer mediator.",
    fr: "Nous participons aux procédures devant le Médiateur de la consommation.",
    de: "Wir nehmen an Verfahren vor dem Médiateur de la consommation teil.",
  },
  no: {
    en: "We are not obliged to take part in proceedings before the consumer mediator and do not take part in them.",
    fr: "Nous ne sommes pas tenus de participer aux procédures devant le Médiateur de la consommation et n’y participons pas.",
    de: "Wir sind nicht verpflichtet, an Verfahren vor dem Médiateur de la consommation teilzunehmen, und nehmen nicht daran teil.",
  },
};
