/** Compresses the built browser files; run after the build. */
import { precompress } from './precompress';

const folder = 'dist/client';

precompress(folder).then(
  (count) => console.log(`Compressed ${count} files in ${folder}`),
  (error: unknown) => {
    console.error(`Could not compress ${folder}:`, error);
    process.exitCode = 1;
  },
);
