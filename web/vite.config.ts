import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { fonts } from "./fonts.ts";

// The built client becomes part of the Python package, which serves it.
export default defineConfig({
  plugins: [svelte(), process.env.VITEST ? null : fonts()],
  build: {
    outDir: process.env.TINDERBOX_WEB_OUT ?? "../src/tinderbox/server/web",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // the page's policy allows nothing inline
    modulePreload: { polyfill: false },
  },
  server: {
    proxy: { "/api": "http://127.0.0.1:1666" },
  },
  test: { environment: "happy-dom", include: ["src/**/*.test.ts"], testTimeout: 30_000 },
  resolve: process.env.VITEST ? { conditions: ["browser"] } : undefined,
});
