import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { leanRouter } from "./vite-lean-router.ts";
import { compiledMessages } from "./vite-messages.ts";
import { sentTexts } from "./vite-sent-texts.ts";

export default defineConfig({
  plugins: [leanRouter(), sentTexts(), compiledMessages(), tailwindcss(), reactRouter()],
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              // What every page needs travels as one file, which compresses better than seven.
              groups: [
                {
                  name: "framework",
                  test: /node_modules\/(?:react|react-dom|react-router|scheduler|use-intl|intl-messageformat|icu-minify|@formatjs)\//,
                },
                {
                  // And what stands on every page of ours, which changes more often.
                  name: "site",
                  test: /\/app\/(?:root\.tsx|shell\/(?!announcer|suggestions)|(?:builds|language|document|opening-hours)\/(?!lost\/lost-)|design\/(?:button|layout|progress|overlays\/tooltip|interface\/interface|drawings\/(?:pair-mark|landolt-ring))\.tsx|pictures\/(?:picture|scene|address))/,
                },
                {
                  // And what one fills in, and what is said about it.
                  name: "fields",
                  test: /\/app\/design\/(?:choice|field|notice)\.tsx/,
                },
                {
                  // And what the forms share that the server judges.
                  name: "forms",
                  test: /\/app\/forms\/(?:field-errors|form-state|form-values|fields)\.tsx?/,
                },
                {
                  // And the home service's form, which is large: in one file a fifth smaller than in ten.
                  name: "visit-form",
                  test: /\/app\/routes\/homeservice\/(?:form\/(?:(?:person|place|reason|wish)-fields|home-service-form|visit-form|keep-typed|form-values|use-[a-z-]+|failure-of)|use-[a-z-]+)\.tsx?|\/packages\/forms\/dist\/home-service-lists/,
                },
                {
                  // And what shows a product, wherever one is shown.
                  name: "goods",
                  test: /\/app\/(?:design\/drawings\/(?:drawn|swatch|frame-paints|accessory-kinds)|products\/(?:picture|picture-text|swatches|colour-names))\.tsx?/,
                },
                {
                  // And what a product's page says beside its pictures: in one file a tenth smaller than in six.
                  name: "product-parts",
                  test: /\/app\/(?:products\/(?:product-heading|fact-table|frame-gallery|safety|guarantee-notice)|pictures\/gallery|forms\/(?:refusal|use-form-key)|routes\/(?:product\/delivery|checkout\/use-(?:working-)?days))\.tsx?/,
                },
              ],
            },
          },
        },
      },
    },
  },
  // Leaves out what Vite would send with every page to load style sheets and scripts ahead of a part that
  // comes later: there is one style sheet, and no such part waits for more than one script.
  define: { __VITE_IS_MODERN__: "false" },
  build: {
    modulePreload: false,
    // Fonts and pictures stay files: an inlined one would be sent again with every style sheet.
    assetsInlineLimit: 0,
  },
});
