const en = {
  title: "Outbox",
  subtitle: "Mails of the house with what became of them, the newest first.",
  mail: "Mail",
  to: "To",
  state: "State",
  states: { sent: "sent", sending: "sending", failed: "did not go out" },
  attempts: "Attempts",
  written: "Written",
  last: "Last attempt",
  all: "All",
  onlyFailed: "Did not go out",
  preview: "Preview",
  previewOf: "Preview: {{subject}}",
  resend: "Send again",
  resendTitle: "Send this mail again?",
  resendText:
    "{{to}} receives “{{subject}}” once more, exactly as it was. A mail can not be called back.",
  resent: "The mail was sent again.",
  refused: "The mail server did not take the mail. It is tried again by itself for two days.",
  notKept: "The content of this mail was not kept.",
};
type Outbox = typeof en;

const fr: Outbox = {
  title: "Courrier sortant",
  subtitle: "Les mails de la maison et leur sort, les plus récents d’abord.",
  mail: "Mail",
  to: "À",
  state: "État",
  states: { sent: "envoyé", sending: "en cours", failed: "non parti" },
  attempts: "Essais",
  written: "Écrit",
  last: "Dernier essai",
  all: "Tous",
  onlyFailed: "Non partis",
  preview: "Aperçu",
  previewOf: "Aperçu : {{subject}}",
  resend: "Renvoyer",
  resendTitle: "Renvoyer ce mail ?",
  resendText:
    "{{to}} reçoit « {{subject}} » une fois de plus, tel quel. Un mail ne peut pas être rappelé.",
  resent: "Le mail a été renvoyé.",
  refused: "Le serveur de mail ne l’a pas pris. Il sera réessayé tout seul pendant deux jours.",
  notKept: "Le contenu de ce mail n’a pas été conservé.",
};

const de: Outbox = {
  title: "Postausgang",
  subtitle: "Die Mails des Hauses und was aus ihnen wurde, die neuesten zuerst.",
  mail: "Mail",
  to: "An",
  state: "Stand",
  states: { sent: "verschickt", sending: "unterwegs", failed: "nicht verschickt" },
  attempts: "Versuche",
  written: "Geschrieben",
  last: "Letzter Versuch",
  all: "Alle",
  onlyFailed: "Nicht verschickt",
  preview: "Vorschau",
  previewOf: "Vorschau: {{subject}}",
  resend: "Noch einmal senden",
  resendTitle: "Diese Mail noch einmal senden?",
  resendText:
    "{{to}} erhält „{{subject}}“ ein weiteres Mal, genau wie sie war. Eine Mail lässt sich nicht zurückholen.",
  resent: "Die Mail wurde noch einmal verschickt.",
  refused:
    "Der Mailserver hat sie nicht angenommen. Zwei Tage lang wird es von selbst wieder versucht.",
  notKept: "Der Inhalt dieser Mail wurde nicht aufbewahrt.",
};

export const outbox = { en, fr, de };
