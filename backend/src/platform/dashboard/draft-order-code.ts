/**
 * Where Medusa's pages of draft orders put an English sentence together, or leave it to a library: their code, and what stands
 * there instead. `wordOf`, `required` and `countriesByName` are in `admin/orders/draft-order-words.ts`.
 */
const itemsOf = (count: string) => `wordOf("general.items", { count: ${count} })`;
const sumOf = (items: string) => itemsOf(`${items}.reduce((acc, item) => acc + item.quantity, 0)`);
const keysOf = (count: string) => `wordOf("json.numberOfKeys", { count: ${count} })`;

export const rewritten: readonly (readonly [said: RegExp, otherwise: string])[] = [
  // Dates in the language that the dashboard has given to date-fns.
  [/const LOCALE = enUS;/g, "const LOCALE = void 0;"],
  [/ from (\$\{order\.sales_channel\?\.name\})/g, " · $1"],
  [/\bcountries\.map\(/g, "countriesByName(countries).map("],
  [/\bcountry2?\.display_name\);/g, "countryName(country_code ?? country.iso_2));"],
  [/z\.string\(\)\.min\(1\)/g, "z.string({ error: required }).min(1, { error: required })"],
  [/z\.string\(\)\.email\(\)/g, 'z.string().email({ error: () => wordOf("draftOrder:noEmail") })'],
  [/z\.number\(\)/g, "z.number({ error: required })"],
  // Of the two buttons of a change that was begun, "Continue" discards it as "Cancel" does.
  [/!noActions && (?=\/\* @__PURE__ \*\/ jsx\(\s+Button,)/g, "false && "],
  // Medusa deletes a draft without a question.
  [/(?=const \{ mutateAsync: deleteDraftOrder, isPending)/g, "const askFirst = usePrompt();\n"],
  [
    /(?=await deleteDraftOrder\(order\.id\);)/g,
    `const isSure = await askFirst({
      title: wordOf("draftOrder:deleteTitle", { number: order.display_id }),
      description: wordOf("draftOrder:deleteHint"),
      confirmText: wordOf("actions.delete"),
    });
    if (!isSure) return;
`,
  ],
  // The menu says it when the module is read, before a language is known: it looks this one up.
  [/label: "Drafts"/g, 'label: "draftOrders.domain"'],
  [/translationNs: void 0/g, 'translationNs: "translation"'],
  [/`\$\{count\} selected`/g, 'wordOf("general.countSelected", { count })'],
  [/'Create "',\s+searchValue,\s+'"'/g, 'wordOf("draftOrder:createNamed", { name: searchValue })'],
  [
    /'No items found for "',\s+(\w+),\s+'"\.'/g,
    'wordOf("draftOrder:noItemsFoundFor", { query: $1 })',
  ],
  [
    /"Address used for",\s+" ",\s+type === "shipping_address" \? "shipping" : "billing"/g,
    'wordOf(type === "shipping_address" ? "draftOrder:usedForShipping" : "draftOrder:usedForBilling")',
  ],
  [
    /`Show \$\{items\.length\} more \$\{[^}]*\}`/g,
    'wordOf("orders.activity.showMoreActivities", { count: items.length })',
  ],
  [
    /const getText = [\s\S]*? removed`;\n/g,
    `const counted = (count) => wordOf("draftOrder:changes." + type, { count: Math.abs(count) });
    const kind = added && removed ? "updated" : added ? "added" : "removed";
    const content = wordOf("draftOrder:changes." + kind, { added: counted(added), removed: counted(removed) });
    const label = wordOf("draftOrder:changes." + type + "Changes." + kind);
`,
  ],
  [
    /"Draft Order #",\s+order\.display_id/g,
    'wordOf("draftOrder:heading", { number: order.display_id })',
  ],
  [/`\$\{numberOfKeys\} \$\{[^}]*\}`/g, keysOf("numberOfKeys")],
  [/`\$\{Object\.keys\(value\)\.length\} \$\{[^}]*\}`/g, keysOf("Object.keys(value).length")],
  [
    /Object\.keys\(order\.metadata \|\| \{\}\)\.length,\s+" keys"/g,
    keysOf("Object.keys(order.metadata || {}).length"),
  ],
  [/`\$\{itemCount\} \$\{[^}]*\}`/g, itemsOf("itemCount")],
  [/itemCount,\s+" ",\s+itemCount === 1 \? "item" : "items"/g, itemsOf("itemCount")],
  [/`\$\{profile\.items\.length\} \$\{pluralize\([^)]*\)\}`/g, itemsOf("profile.items.length")],
  [/items\.length,\s+" ",\s+pluralize\(items\.length, "items", "item"\)/g, itemsOf("items.length")],
  [/profile\.items\.reduce\([^)]*\)[^)]*\),\s+"x ",\s+pluralize\([^)]*\)/g, sumOf("profile.items")],
  [/\bitems\.reduce\([^)]*\)[^)]*\),\s+"x",\s+" ",\s+pluralize\([^)]*\)/g, sumOf("items")],
  [/`Decrease by \$\{step\}`/g, 'wordOf("draftOrder:less", { step })'],
  [/`Increase by \$\{step\}`/g, 'wordOf("draftOrder:more", { step })'],
  [
    /`Failed to (?:request|confirm) order edit: \$\{e\.message\}`/g,
    'wordOf("draftOrder:notChanged", { reason: e.message })',
  ],
  [
    /`\$\{quantity\} available` : `\$\{quantity\} available at [^`]*`/g,
    'wordOf("draftOrder:available", { count: quantity }) : wordOf("draftOrder:availableAt", { quantity, count: locationCount })',
  ],
  [/labelValue,\s+":"/g, 'wordOf("draftOrder:tip", { label: labelValue })'],
];
