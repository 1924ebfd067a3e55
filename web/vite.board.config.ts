// Builds the board on its own, as a module for other sites: `npm run build:board`.
import { defineConfig } from "vite";

export default defineConfig({
  publicDir: false,
  build: {
    target: "es2022",
    outDir: "dist-board",
    lib: { entry: "src/board/index.ts", formats: ["es"], fileName: "board" },
  },
});
