/** Texts of the mail with which customers sign in at the website, or begin an account. */
import { inAll } from "@landolt/forms";

export const signInTexts = inAll<{
  subject: string;
  text: string;
  code: (code: string) => string;
  keep: string;
  label: string;
}>({
  en: {
    subject: "Sign in to your account",
    text: "Press the button below in the browser in which you asked for this e-mail. It works once and is valid for 15 minutes. If you have no account yet, we’ll create one.",
    code: (code) => `Or type in this code there: ${code}`,
    keep: "If this was not you, simply ignore this e-mail. Nobody can sign in without it.",
    label: "Continue to sign-in",
  },
  fr: {
    subject: "Connexion à votre compte",
    text: "Appuyez sur le bouton ci-dessous dans le navigateur où vous avez demandé cet e-mail. Il fonctionne une seule fois et reste valable 15 minutes. Si vous n’avez pas encore de compte, nous en créerons un.",
    code: (code) => `Ou saisissez-y ce code : ${code}`,
    keep: "Si vous n’êtes pas à l’origine de cette demande, ignorez cet e-mail. Personne ne peut se connecter sans lui.",
    label: "Continuer la connexion",
  },
  de: {
    subject: "Anmeldung in Ihrem Konto",
    text: "Öffnen Sie den Link in dem Browser, in dem Sie diese E-Mail angefordert haben. Er gilt 15 Minuten und funktioniert nur einmal. Falls Sie noch kein Konto haben, legen wir eines an.",
    code: (code) => `Oder geben Sie dort diesen Code ein: ${code}`,
    keep: "Wenn Sie das nicht waren, können Sie diese E-Mail ignorieren. Ohne sie kann sich niemand anmelden.",
    label: "Weiter zur Anmeldung",
  },
});
