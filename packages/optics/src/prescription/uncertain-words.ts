/** Words by which a text says that its values are not certain, not valid, or not all of one person. */
import { folded } from "./words.ts";

const set = (words: string) => new Set(words.split(" "));

/** The value is an estimate, or not what is wanted. */
const uncertain = set(
  "approx approximately approximate roughly nearly almost maybe perhaps probably possibly presumably guess think believe suppose assume unsure uncertain estimated estimate estimation ish tbc confirm confirmed unverified unclear illegible unreadable memory remember could might should would seems least most if mixed swapped interchanged reversed " +
    "env environ approximatif approximative approximativement presque peu peut probablement crois pense suppose verifier verif confirmer incertain estimation illisible memoire souviens semble serait devrait doit erreur sache inverse inverses inverti invertis confondu confondus melange melanges " +
    "ca circa zirka ungefahr ungef etwa beinahe vielleicht evtl eventuell vermutlich wahrscheinlich moglicherweise glaube denke schatze geschatzt unsicher unbekannt schatzung prufen uberprufen unleserlich kopf gedachtnis konnte musste durfte mindestens hochstens falls wenn verwechselt vertauscht " +
    "aprox aproximadamente quizas talvez forse ongeveer misschien waarschijnlijk",
);

/** "as far as I know", "soweit ich weiß" */
const uncertainPairs = set("far+as soweit+ich weit+ich");

/** Another value is meant than the one that stands here. */
const negations = set(
  "not don isn cannot never ne pas jamais lieu nicht nie kein keine keinen sondern statt anstatt instead niet geen nao",
);
const sure = set("sure certain certaine sur sicher zeker seguro sicuro");

/** The values were valid once, belong to something else, or are only compared with. */
const invalid = set(
  "old older previous previously former formerly before earlier expired outdated wrong incorrect cancelled canceled returned example eg sample pex changed stronger weaker too more less than was were had ago " +
    "ancien ancienne anciens anciennes anterieur anterieure precedent precedente avant autrefois perime perimee faux fausse errone erronee annule annulee retourne exemple ex change trop etait avait avais " +
    "alt alte alter altes alten bisher bisherige bisherigen fruher fruhere vorher vorherige vorherigen ehemals abgelaufen falsch falsche storniert zuruckgegeben beispiel zb bsp geandert war waren hatte starker schwacher mehr weniger",
);

/** The lens was sent back. */
const returns = set(
  "return refund complaint retour retoure rucksendung reklamation reclamation reklamiert",
);

const times = set(
  "last+year last+time used+to no+longer no+more any+more letztes+jahr letzten+jahr annee+derniere an+dernier y+a ano+passado ano+pasado anno+scorso vorig+jaar",
);

/** Several of them in one text are several prescriptions. */
const people = set(
  "mother mom mum father dad wife husband son daughter child kid brother sister patient person me myself " +
    "mere maman pere papa femme mari fils fille enfant frere soeur conjoint epouse epoux moi " +
    "mutter mama vater frau mann sohn tochter kind bruder schwester partner partnerin mich mir",
);

/** What may stand between an eye and its value, or behind it. */
const harmless = set(
  "correct ok unchanged please thanks thank each exp tel lot since monthly daily weekly two three four six " +
    "inchange merci chacun chacune depuis deux trois quatre valable daglenzen maandlenzen lac " +
    "unverandert danke seit zwei drei vier sechs gultig " +
    "rx kl cl prescription strength side soft contact toric multifocal myopia comb is are has need needs wear a an the my i with of for in on at value current currently new only " +
    "myopie cote torique une un est sont a ai j mon ma mes de du le la les l pour je porte avec valeur actuel actuelle seulement " +
    "seite kurzsichtig monatslinse tageslinse jahreslinse kontaktlinse torisch eine dioptrienwert ist sind hat habe brauche ich trage mein meine die der das mit von fur auf am dem wert werte aktuell nur je jeweils bitte please svp " +
    "en een mijn van con para com aux dank bedankt obrigado obrigada grazie gracias",
);

const spans = /^(?:jahr|monat|woche|tagen$|ano|mes(?:es)?$|semana)/;

export const isSpanOfTime = (text: string): boolean => spans.test(folded(text));
export const isNegation = (text: string): boolean => negations.has(folded(text));
const pairOf = (text: string, next: string): string => `${folded(text)}+${folded(next)}`;
export const isUncertain = (text: string, next = ""): boolean =>
  uncertain.has(folded(text)) || uncertainPairs.has(pairOf(text, next));
export const isInvalid = (text: string, next = ""): boolean => {
  return invalid.has(folded(text)) || times.has(pairOf(text, next));
};
export const isReturned = (text: string): boolean => returns.has(folded(text));
export const isPerson = (text: string): boolean => people.has(folded(text));
export const saysSure = (text: string): boolean => sure.has(folded(text));
export const isHarmless = (text: string): boolean => harmless.has(folded(text));
