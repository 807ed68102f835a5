/** Texts of the mails about another e-mail address for an account. */
import { inAll } from "@landolt/forms";

type Texts = { subject: string; text: string; keep: string };
type WithLink = Texts & { label: string };

export const emailChangeTexts = inAll<{
  /** To the new address. */
  confirm: WithLink;
  /** To the new address, which has an account already. */
  taken: Texts;
  /** To the former address. */
  notice: WithLink;
}>({
  en: {
    confirm: {
      subject: "Confirm your new e-mail address",
      text: "You would like to use this address for your account. Press the button below in the browser in which you are signed in. It works once and is valid for 30 minutes.",
      keep: "If this was not you, simply ignore this e-mail. Nothing will change.",
      label: "Confirm the address",
    },
    taken: {
      subject: "This e-mail address already has an account",
      text: "Someone would like to use this address for another account. It already belongs to one, so nothing has been changed.",
      keep: "If this was you, sign in with this address. To use it for your other account, delete this one first. If it was not you, simply ignore this e-mail.",
    },
    notice: {
      subject: "Your e-mail address is to be changed",
      text: "A new e-mail address was entered in your account. Once it is confirmed, you will sign in with that one.",
      keep: "If this was you, there is nothing to do. If not, press the button below: we’ll keep your present address. The button works for three days, even after the change.",
      label: "Keep my present address",
    },
  },
  fr: {
    confirm: {
      subject: "Confirmez votre nouvelle adresse e-mail",
      text: "Vous souhaitez utiliser cette adresse pour votre compte. Appuyez sur le bouton ci-dessous dans le navigateur où vous êtes connecté. Il fonctionne une seule fois et reste valable 30 minutes.",
      keep: "Si vous n’êtes pas à l’origine de cette demande, ignorez cet e-mail. Rien ne sera modifié.",
      label: "Confirmer l’adresse",
    },
    taken: {
      subject: "Cette adresse e-mail a déjà un compte",
      text: "Quelqu’un souhaite utiliser cette adresse pour un autre compte. Comme un compte existe déjà avec elle, rien n’a été modifié.",
      keep: "Si c’était vous, connectez-vous avec cette adresse. Pour l’utiliser avec votre autre compte, supprimez d’abord celui-ci. Sinon, ignorez cet e-mail.",
    },
    notice: {
      subject: "Votre adresse e-mail va être modifiée",
      text: "Une nouvelle adresse e-mail a été saisie dans votre compte. Une fois confirmée, c’est avec elle que vous vous connecterez.",
      keep: "Si c’était vous, vous n’avez rien à faire. Sinon, appuyez sur le bouton ci-dessous : nous conserverons votre adresse actuelle. Le bouton fonctionne pendant trois jours, même après la modification.",
      label: "Conserver mon adresse actuelle",
    },
  },
  de: {
    confirm: {
      subject: "Bestätigen Sie Ihre neue E-Mail-Adresse",
      text: "Sie möchten diese Adresse für Ihr Konto verwenden. Öffnen Sie den Link in dem Browser, in dem Sie angemeldet sind. Er gilt 30 Minuten und funktioniert nur einmal.",
      keep: "Wenn Sie das nicht waren, können Sie diese E-Mail ignorieren. Dann ändert sich nichts.",
      label: "Adresse bestätigen",
    },
    taken: {
      subject: "Zu dieser E-Mail-Adresse gibt es schon ein Konto",
      text: "Jemand möchte diese Adresse für ein anderes Konto verwenden. Sie gehört schon zu einem Konto, deshalb wurde nichts geändert.",
      keep: "Wenn Sie das waren, melden Sie sich mit dieser Adresse an. Möchten Sie sie für Ihr anderes Konto verwenden, löschen Sie zuerst dieses. Wenn Sie das nicht waren, können Sie diese E-Mail ignorieren.",
    },
    notice: {
      subject: "Ihre E-Mail-Adresse soll geändert werden",
      text: "In Ihrem Konto wurde eine neue E-Mail-Adresse eingegeben. Sobald sie bestätigt ist, melden Sie sich mit ihr an.",
      keep: "Wenn Sie das waren, brauchen Sie nichts zu tun. Wenn nicht, öffnen Sie den Link: Dann bleibt es bei Ihrer bisherigen Adresse. Er funktioniert drei Tage lang, auch nach der Änderung.",
      label: "Bisherige Adresse behalten",
    },
  },
});
