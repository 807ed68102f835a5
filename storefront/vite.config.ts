import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  // Fonts and pictures stay files: an inlined one would be sent again with every style sheet.
  build: { assetsInlineLimit: 0 },
});
