import react from '@vitejs/plugin-react';
import vike from 'vike/plugin';
import { defineConfig } from 'vite';

/** Processes that run on the server and the build's last step, by the name of their file in dist/server. */
const entries = {
  index: 'server/main.ts',
  start: 'launcher/start.ts',
  embedded: 'services/embedded/embedded.main.ts',
  database: 'services/database/database.main.ts',
  search: 'services/search/search.main.ts',
  scaling: 'server/images/scaling/scaling.main.ts',
  browserTags: 'build/browserTags.main.ts',
};

export default defineConfig({
  plugins: [vike(), react()],
  publicDir: 'site/public',
  build: { outDir: 'dist', target: 'es2022', assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        rollupOptions: {
          // Every page's script names all chunks, and hashes do not compress: short ones tell some hundred files apart.
          output: {
            chunkFileNames: 'assets/chunks/chunk-[hash:7].js',
            codeSplitting: {
              // What nearly every page has is smaller in one file than in six.
              groups: [
                {
                  name: 'everyPage',
                  test: /watchPictures|storedCars|passFocus|preload-helper|wantsLessMotion|opensElsewhere/,
                },
              ],
            },
          },
        },
      },
    },
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
