/**
 * Prints every product of the seed that has a picture, with the facts the pictures are built from,
 * as JSON. The seed is the only source: a measurement corrected there changes the picture.
 */
import { registerHooks } from "node:module";

// The seed is compiled as CommonJS and so imports without extensions; Node wants them named.
registerHooks({
  resolve: (specifier, context, next) =>
    next(/^(\.{1,2}\/)+[\w/-]+$/.test(specifier) ? `${specifier}.ts` : specifier, context),
  load: (url, context, next) =>
    url.endsWith(".ts")
      ? next(url, { ...context, format: "module-typescript" })
      : next(url, context),
});

const { products } = await import("../backend/src/seed/data/index.ts");
const { variantFrame } = await import("../backend/src/catalog/listing/product-view.ts");

const pictured = products.map((product) => ({
  handle: product.handle,
  type: product.type,
  brand: product.brand,
  channel: product.channel,
  title: product.texts.en.title,
  // A frame is pictured in each of its colours, which may come with another lens.
  frames: product.variants.flatMap(({ metadata }) =>
    product.frame ? (variantFrame(product.frame, { metadata }) ?? []) : [],
  ),
  ...(product.lens ? { lens: product.lens } : {}),
  packs: product.variants.map((variant) => variant.metadata?.lensesPerBox ?? null),
}));

process.stdout.write(`${JSON.stringify(pictured, null, 2)}\n`);
