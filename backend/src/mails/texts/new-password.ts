/** Texts of the mail that leads a member of staff to a new password. */
import { inAll } from "@landolt/forms";

type Texts = { subject: string; text: string; label: string; keep: string };

export const newPasswordTexts = inAll<Texts>({
  en: {
    subject: "A new password for the dashboard",
    text: "A new password was requested for your staff account. The link below works once and is valid for 15 minutes.",
    label: "Choose a new password",
    keep: "If this was not you, simply ignore this e-mail: your password stays the same.",
  },
  fr: {
    subject: "Un nouveau mot de passe pour le tableau de bord",
    text: "Un nouveau mot de passe a été demandé pour votre compte du personnel. Le lien ci-dessous fonctionne une seule fois et reste valable 15 minutes.",
    label: "Choisir un nouveau mot de passe",
    keep: "Si vous n’êtes pas à l’origine de cette demande, ignorez cet e-mail : votre mot de passe reste le même.",
  },
  de: {
    subject: "Ein neues Passwort für das Dashboard",
    text: "Für Ihr Mitarbeiterkonto wurde ein neues Passwort angefordert. Der Link gilt 15 Minuten und funktioniert nur einmal.",
    label: "Neues Passwort wählen",
    keep: "Wenn Sie das nicht waren, können Sie diese E-Mail ignorieren: Ihr Passwort bleibt, wie es ist.",
  },
});
