import { model } from "@medusajs/framework/utils";

/** Words of visitors, and what the shop calls it: who asks for the one finds the other too. */
const SearchSynonym = model.define("search_synonym", {
  id: model.id({ prefix: "syn" }).primaryKey(),
  /** The site language in which both are read. */
  language: model.text(),
  words: model.text(),
  means: model.text(),
});

export default SearchSynonym;
