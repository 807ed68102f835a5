/** What a file of Medusa's says in English in every language, and where the texts of the dashboard have it. */
type Word = { file: RegExp; said: string; key: string };

const chunk = /dashboard\/dist\/chunk-\w+\.mjs$/;
const page = (name: string) => new RegExp(`dashboard/dist/${name}-\\w+\\.mjs$`);
const part = (path: string) => new RegExp(`@medusajs/ui/dist/esm/${path}\\.js$`);

const words: readonly Word[] = [
  { file: page("customer-detail"), said: 'children: "Add"', key: "actions.add" },
  { file: chunk, said: 'children: "Clear all"', key: "actions.clearAll" },
  { file: chunk, said: 'placeholder: "Search"', key: "general.search" },
  { file: chunk, said: 'placeholder: "Key"', key: "fields.key" },
  { file: chunk, said: 'placeholder: "Value"', key: "fields.value" },
  { file: chunk, said: 'placeholder: "Select Operator"', key: "words.operator" },
  { file: page("order-detail"), said: 'as: "span", children: "Label"', key: "words.label" },
  { file: page("order-detail"), said: 'returnType = "Return"', key: "orders.return" },
  { file: page("order-detail"), said: 'returnType = "Exchange"', key: "orders.exchange" },
  { file: page("order-detail"), said: 'returnType = "Claim"', key: "orders.claim" },
  { file: page("product-stock"), said: 'name: "Title"', key: "fields.title" },
  { file: page("product-stock"), said: 'header: "Title"', key: "fields.title" },
  { file: page("inventory-stock"), said: 'name: "Title"', key: "fields.title" },
  { file: page("inventory-stock"), said: 'header: "Title"', key: "fields.title" },
  {
    file: page("inventory-create"),
    said: 'placeholder: "The item description"',
    key: "fields.description",
  },
  {
    file: page("promotion-detail"),
    said: 'title: "Not part of a campaign"',
    key: "words.noCampaign",
  },
  {
    file: page("promotion-detail"),
    said: 'message: "Add this promotion to an existing campaign"',
    key: "words.addToCampaignHint",
  },
  {
    file: page("promotion-detail"),
    said: 'label: "Add to Campaign"',
    key: "words.addToCampaign",
  },
  {
    file: page("promotion-detail"),
    said: 'children: "Usage Limit"',
    key: "promotions.fields.usageLimit",
  },
  {
    file: page("promotion-create"),
    said: 'message: "Required field"',
    key: "promotions.errors.requiredField",
  },
  { file: page("region-edit"), said: 'children: "Providers"', key: "fields.providers" },
  {
    file: /\/date-picker-clear-button\.js$/,
    said: '"aria-label": "Clear date"',
    key: "actions.clear",
  },
  { file: /\/combobox-disclosure\.js$/, said: '? "Hide popup"', key: "words.closeList" },
  { file: /\/combobox-disclosure\.js$/, said: ': "Show popup"', key: "words.openList" },
  { file: part("components/copy/copy"), said: 'useState("Copy"', key: "actions.copy" },
  { file: part("components/copy/copy"), said: 'setText("Copy"', key: "actions.copy" },
  { file: part("components/copy/copy"), said: 'setText("Copied"', key: "actions.copied" },
  {
    file: part("components/copy/copy"),
    said: '"aria-label": "Copy code snippet"',
    key: "actions.copy",
  },
  { file: part("components/table/table"), said: 'of: "of"', key: "general.of" },
  { file: part("components/table/table"), said: 'results: "results"', key: "general.results" },
  { file: part("components/table/table"), said: 'pages: "pages"', key: "general.pages" },
  { file: part("components/table/table"), said: 'prev: "Prev"', key: "general.prev" },
  { file: part("components/table/table"), said: 'next: "Next"', key: "general.next" },
  { file: part(".*/data-table-filter"), said: 'placeholder: "Search..."', key: "general.search" },
  {
    file: part(".*/data-table-filter"),
    said: '}, "No results found"',
    key: "general.noResultsTitle",
  },
  { file: part(".*/data-table-filter"), said: '}, "is"', key: "words.is" },
  {
    file: part(".*/data-table-filter-bar"),
    said: 'clearAllFiltersLabel = "Clear all"',
    key: "actions.clearAll",
  },
  { file: part(".*/render-prompt"), said: 'cancelText = "Cancel"', key: "actions.cancel" },
  { file: part(".*/render-prompt"), said: 'confirmText = "Confirm"', key: "actions.confirm" },
];

const nameOf = ({ file, said }: Word) => `${file.source} ${said}`;

/** A change to the build of the dashboard: these words are said in its language. */
export const translatedWords = {
  name: "translated-words",
  found: new Set<string>(),
  transform(code: string, id: string): string | undefined {
    const here = words.filter(({ file, said }) => file.test(id) && code.includes(said));
    if (here.length === 0) return undefined;
    let changed = `import { t as wordOf } from "i18next";\n${code}`;
    for (const word of here) {
      translatedWords.found.add(nameOf(word));
      const { said, key } = word;
      changed = changed.replaceAll(said, said.replace(/"[^"]*"$/, `wordOf("${key}")`));
    }
    return changed;
  },
  buildEnd(error?: Error): void {
    const missing = words.find((word) => !translatedWords.found.has(nameOf(word)));
    if (missing && !error) throw new Error(`Medusa's pages say no more: ${missing.said}`);
  },
};
