/** Texts of the mail that leads a member of staff to a new password. */
import { inAll } from "@landolt/forms";

type Texts = { subject: string; text: string; label: string; keep: string };

export const newPasswordTexts = inAll<Texts>({
  en: {
    subject: "A new password for the dashboard",
    text: "Somebody asked for a new password for your staff account. The link below works once, for 15 minutes.",
    label: "Choose a new password",
    keep: "If it was not you, you need do nothing: your password stays as it is.",
  },
  fr: {
    subject: "Un nouveau mot de passe pour le tableau de bord",
    text: "Un nouveau mot de passe a été demandé pour votre compte du personnel. Le lien ci-dessous fonctionne une seule fois, pendant 15 minutes.",
    label: "Choisir un nouveau mot de passe",
    keep: "Si ce n'était pas vous, vous n'avez rien à faire : votre mot de passe reste le même.",
  },
  de: {
    subject: "Ein neues Passwort für die Verwaltung",
    text: "Für Ihr Mitarbeiterkonto wurde ein neues Passwort angefordert. Der Link gilt einmal und 15 Minuten lang.",
    label: "Neues Passwort wählen",
    keep: "Wenn Sie das nicht waren, brauchen Sie nichts zu tun: Ihr Passwort bleibt, wie es ist.",
  },
});
