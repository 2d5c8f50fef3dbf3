/** Moves the source maps out of the built browser files; runs after the build, before the files are compressed. */
import { keepSourceMaps } from './keepSourceMaps';

const folder = 'dist/client';
const target = 'dist/browser-maps';

keepSourceMaps(folder, target).then(
  (count) => console.log(`Kept ${count} source maps in ${target}`),
  (error: unknown) => {
    console.error(`Could not move the source maps out of ${folder}:`, error);
    process.exitCode = 1;
  },
);
