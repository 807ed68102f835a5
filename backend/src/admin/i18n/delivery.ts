/** Texts about the distance of an order's address. */
export const delivery = {
  en: {
    title: "Distance to check",
    check:
      "The customer paid {{price}} for delivery. If the address is within {{radius}} km, give it back; a delivery zone settles it for the next order.",
    inside: "The customer paid {{price}} for delivery, yet the address is inside. Give it back.",
    found: "Nearest known place: {{place}}, {{kilometres}} km",
  },
  fr: {
    title: "Distance à vérifier",
    check:
      "Le client a payé {{price}} de livraison. Si l’adresse se trouve à moins de {{radius}} km, remboursez-les ; une zone de livraison règle la question pour la prochaine commande.",
    inside:
      "Le client a payé {{price}} de livraison, or l’adresse se trouve dans le rayon. Remboursez-les.",
    found: "Lieu connu le plus proche : {{place}}, {{kilometres}} km",
  },
  de: {
    title: "Entfernung prüfen",
    check:
      "Der Kunde hat {{price}} für die Lieferung bezahlt. Liegt die Adresse innerhalb von {{radius}} km, erstatten Sie sie; eine Lieferzone klärt es für die nächste Bestellung.",
    inside:
      "Der Kunde hat {{price}} für die Lieferung bezahlt, die Adresse liegt aber im Umkreis. Erstatten Sie sie.",
    found: "Nächster bekannter Ort: {{place}}, {{kilometres}} km",
  },
};
