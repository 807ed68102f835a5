export { followChanges, type Invalidation, indexReady } from "./changes/feed";
export { informationGaps, readInformation } from "./information/product-information";
export { planImport } from "./lenses/import-report";
export { lensType, readLensProducts } from "./lenses/lens-products";
export {
  fieldLabels,
  groupLines,
  type LensPair,
  type LensTable,
  lensOfLine,
  lensTable,
} from "./lenses/lens-table";
export { fileFormats, readRanges, writeRanges } from "./lenses/range-file";
export { decimal } from "./lenses/range-numbers";
export { originAfter, originWarning, readOrigin } from "./lenses/range-origin";
export { rightFirst } from "./lenses/right-first";
export { articleNames, linesInLanguage, variantNames } from "./listing/article-names";
export { sweep } from "./listing/keep-index";
export { alike, fitting } from "./listing/likeness";
export { outlinesNow } from "./listing/outlines-now";
export { type PageFacts, type PageTexts, pageOf } from "./listing/product-view";
export { readCategories } from "./listing/read-categories";
export { wordsOf } from "./listing/search-words";
export { type TranslatedRecord, translated, writeTranslations } from "./listing/write-translations";
export {
  formOf,
  lookbookChannel,
  readFrame,
  readFrames,
  type StoredFrame,
  translationsOf,
} from "./lookbook/read-frames";
export { createFrame, handleOf, updateFrame } from "./lookbook/save-frame";
export { type ClassRate, planVatRates, type VatPlan } from "./prices/plan-vat-rates";
export { rateDue } from "./prices/vat-rates";
export {
  type BrandChange,
  brandChange,
  brandsShape,
  writeBrandLinks,
} from "./publication/brand-links";
export { isDrawn } from "./publication/missing";
export { incompleteText, missingOf, refuseIncomplete } from "./publication/refuse-incomplete";
