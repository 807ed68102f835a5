/** Texts of the mail that leads somebody to a new password: at the dashboard, or at the website. */
import { inAll } from "@landolt/forms";

type Texts = { subject: string; text: string };

const forStaff = inAll<Texts>({
  en: {
    subject: "A new password for the dashboard",
    text: "A new password was requested for your staff account. The link below works once and is valid for 15 minutes.",
  },
  fr: {
    subject: "Un nouveau mot de passe pour le tableau de bord",
    text: "Un nouveau mot de passe a été demandé pour votre compte du personnel. Le lien ci-dessous fonctionne une seule fois et reste valable 15 minutes.",
  },
  de: {
    subject: "Ein neues Passwort für das Dashboard",
    text: "Für Ihr Mitarbeiterkonto wurde ein neues Passwort angefordert. Der Link gilt 15 Minuten und funktioniert nur einmal.",
  },
});

const forCustomers = inAll<Texts>({
  en: {
    subject: "Your new password",
    text: "A new password was requested for your customer account. The link below works once and is valid for 15 minutes.",
  },
  fr: {
    subject: "Votre nouveau mot de passe",
    text: "Un nouveau mot de passe a été demandé pour votre compte client. Le lien ci-dessous fonctionne une seule fois et reste valable 15 minutes.",
  },
  de: {
    subject: "Ihr neues Passwort",
    text: "Für Ihr Kundenkonto wurde ein neues Passwort angefordert. Der Link gilt 15 Minuten und funktioniert nur einmal.",
  },
});

const link = inAll<{ label: string; keep: string }>({
  en: {
    label: "Choose a new password",
    keep: "If this was not you, simply ignore this e-mail: your password stays the same.",
  },
  fr: {
    label: "Choisir un nouveau mot de passe",
    keep: "Si vous n’êtes pas à l’origine de cette demande, ignorez cet e-mail : votre mot de passe reste le même.",
  },
  de: {
    label: "Neues Passwort wählen",
    keep: "Wenn Sie das nicht waren, können Sie diese E-Mail ignorieren: Ihr Passwort bleibt, wie es ist.",
  },
});

export const newPasswordTexts = { user: forStaff, customer: forCustomers, link };
