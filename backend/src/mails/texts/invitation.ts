/** Texts of the mail that invites somebody to work in the dashboard. */
import { inAll } from "@landolt/forms";

type Texts = {
  subject: (business: string) => string;
  text: (business: string) => string;
  choose: string;
  role: string;
  until: string;
  label: string;
  keep: string;
};

export const invitationTexts = inAll<Texts>({
  en: {
    subject: (business) => `${business}: your invitation to the dashboard`,
    text: (business) => `You are invited to work in the dashboard of ${business}.`,
    choose: "Follow the link, enter your name and choose a password.",
    role: "Your role",
    until: "Valid until",
    label: "Accept the invitation",
    keep: "If you did not expect this, simply ignore this e-mail.",
  },
  fr: {
    subject: (business) => `${business} : votre invitation au tableau de bord`,
    text: (business) => `Vous êtes invité à travailler dans le tableau de bord de ${business}.`,
    choose: "Suivez le lien, indiquez votre nom et choisissez un mot de passe.",
    role: "Votre rôle",
    until: "Valable jusqu’au",
    label: "Accepter l’invitation",
    keep: "Si vous n’attendiez pas cette invitation, ignorez simplement cet e-mail.",
  },
  de: {
    subject: (business) => `${business}: Ihre Einladung zum Dashboard`,
    text: (business) => `Sie sind eingeladen, im Dashboard von ${business} zu arbeiten.`,
    choose: "Folgen Sie dem Link, geben Sie Ihren Namen ein und wählen Sie ein Passwort.",
    role: "Ihre Rolle",
    until: "Gültig bis",
    label: "Einladung annehmen",
    keep: "Wenn Sie das nicht erwartet haben, können Sie diese E-Mail ignorieren.",
  },
});
