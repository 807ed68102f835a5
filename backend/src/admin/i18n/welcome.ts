/** What the dashboard itself says to who comes in: here it is not its maker's name that counts. */
const en = {
  login: { title: "Welcome", hint: "Sign in to the staff side of the shop" },
  invite: {
    title: "Welcome",
    hint: "Create your account for the staff side",
    successHint: "You can begin at once.",
    successAction: "Open the dashboard",
  },
};

const fr: typeof en = {
  login: { title: "Bienvenue", hint: "Connectez-vous à l’espace du personnel" },
  invite: {
    title: "Bienvenue",
    hint: "Créez votre compte pour l’espace du personnel",
    successHint: "Vous pouvez commencer tout de suite.",
    successAction: "Ouvrir le tableau de bord",
  },
};

const de: typeof en = {
  login: { title: "Willkommen", hint: "Anmeldung für Mitarbeitende" },
  invite: {
    title: "Willkommen",
    hint: "Legen Sie Ihr Konto für den Bereich der Mitarbeitenden an",
    successHint: "Sie können sofort beginnen.",
    successAction: "Zum Dashboard",
  },
};

export const welcome = { en, fr, de };
