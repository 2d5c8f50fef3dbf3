import { execFileSync, type StdioOptions } from 'node:child_process';
import { readFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import vike from 'vike/plugin';
import { defineConfig } from 'vite';

/** Server processes and the last build step, by the name of their file in dist/server. */
const entries = {
  index: 'server/main.ts',
  start: 'launcher/start.ts',
  embedded: 'services/embedded/embedded.main.ts',
  database: 'services/database/database.main.ts',
  search: 'services/search/search.main.ts',
  searchService: 'services/search/searchService.main.ts',
  backup: 'services/database/commands/backup.main.ts',
  restore: 'services/database/commands/restore.main.ts',
  scaling: 'server/images/scaling/scaling.main.ts',
  compression: 'server/pageCache/compression/compression.main.ts',
  redirects: 'platform/redirects/redirects.main.ts',
  browserTags: 'build/browserTags.main.ts',
};

/** Version of the package, with the commit if it is known; for metrics and traces. */
function buildVersion(): string {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  try {
    const stdio: StdioOptions = ['ignore', 'pipe', 'ignore'];
    const commit = execFileSync('git', ['rev-parse', '--short=10', 'HEAD'], { stdio });
    return `${version}+${commit.toString().trim()}`;
  } catch {
    return version;
  }
}

export default defineConfig({
  plugins: [vike(), react()],
  publicDir: 'site/public',
  build: { outDir: 'dist', target: 'es2022', assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        // Moved out of the served folder when the build is done (build/keepSourceMaps.ts).
        sourcemap: 'hidden',
        modulePreload: {
          // Chunks are requested by the script of the page, which is loaded then, with what every page needs.
          resolveDependencies: (_file, chunks) =>
            chunks.filter((chunk) => !/site_page_client|\/every-/.test(chunk)),
        },
        rollupOptions: {
          // Every page's script names all chunks, and hashes do not compress: short ones distinguish some
          // hundred files.
          output: {
            chunkFileNames: ({ name }) =>
              `assets/chunks/${name === 'everyPage' ? 'every' : 'chunk'}-[hash:7].js`,
            codeSplitting: {
              // One file with the code of nearly every page is smaller than six files.
              groups: [
                {
                  name: 'everyPage',
                  test: /watchPictures|storedCars|passFocus|preload-helper|prefersReducedMotion|opensElsewhere|consentCategories|storageKeys/,
                },
              ],
            },
          },
        },
      },
    },
    ssr: {
      define: { 'process.env.BUILT_VERSION': JSON.stringify(buildVersion()) },
      build: {
        sourcemap: true,
        rollupOptions: {
          input: entries,
          output: {
            // The server only needs positions in the source; the source itself would stay in its
            // memory.
            sourcemapExcludeSources: true,
            entryFileNames: ({ name }) => (name in entries ? '[name].js' : '[name].mjs'),
          },
        },
      },
    },
  },
});
