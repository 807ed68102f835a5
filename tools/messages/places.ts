interface Place {
  readonly name: string;
  readonly keys: RegExp;
  /** Letters that fit, an argument counted as seven. */
  readonly most: number;
}

const buttons = [
  String.raw`bag\.(?:checkout|apply|update|continue|browse)`,
  String.raw`checkout\.(?:shipping\.continue|summary\.next|payment\.(?:order|again))`,
  String.raw`catalog\.(?:addToBag|apply)|shop\.(?:showChoice|clear|showAll)`,
  String.raw`order\.(?:open\.show|find\.send|transfer\.(?:accept|decline))`,
  String.raw`withdrawal\.(?:continue|confirm)|returns\.send`,
  String.raw`(?:appointment|homeservice)\.(?:send|visit\.(?:accept|decline|changeSend|cancelSend))`,
  String.raw`lens\.(?:paste\.(?:read|use\.\w+)|nearest\.use)`,
  String.raw`home\.(?:hero(?:Lenses|Visit)|(?:lens|visit|lookbook|services|brands)Action)`,
  String.raw`toasts\.(?:planVisit|undo)|tray\.(?:add|remove|atHome|inStore)`,
  String.raw`error\.reload|general\.backToHome`,
];

/** Where a longer text would break the line, or be cut by a search engine. */
const places: readonly Place[] = [
  {
    name: "the menu",
    keys: /^navigation\.(?!label|skip|bag$|call)/,
    most: 16,
  },
  { name: "a button", keys: new RegExp(`^(?:${buttons.join("|")})$`), most: 38 },
  { name: "a title of search engines", keys: /^(?:seo\.(?!brandTitle)|home\.title$)/, most: 42 },
  {
    name: "a description of search engines",
    keys: /^(?:home|homeservice|appointment|pages\.(?!legal)\w+)\.description$/,
    most: 155,
  },
];

/** Says where a text of the website is too long for its place. */
export function placeFaults(key: string, text: string): string[] {
  const { length } = text.replace(/\{[^{}]*\}/g, "Mersch!");
  return places
    .filter(({ keys, most }) => keys.test(key) && length > most)
    .map(({ name, most }) => `has ${length} letters; ${name} has room for ${most}`);
}
