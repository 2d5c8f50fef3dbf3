import react from '@vitejs/plugin-react';
import vike from 'vike/plugin';
import { defineConfig } from 'vite';

/** Processes that run on the server and the build's last step, by the name of their file in dist/server. */
const entries = {
  index: 'server/main.ts',
  start: 'server/start.ts',
  embedded: 'server/embedded/embedded.ts',
  database: 'server/embedded/database.ts',
  photographs: 'server/embedded/media/photographs.main.ts',
  search: 'server/embedded/search/search.main.ts',
  browserTags: 'server/build/browserTags.main.ts',
};

export default defineConfig({
  plugins: [vike(), react()],
  publicDir: 'site/public',
  build: { outDir: 'dist', target: 'es2022', assetsInlineLimit: 0 },
  environments: {
    ssr: {
      build: {
        rollupOptions: {
          input: entries,
          output: {
            entryFileNames: ({ name }) => (name in entries ? '[name].js' : '[name].mjs'),
          },
        },
      },
    },
  },
});
