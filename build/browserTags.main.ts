/** Stores the tags of the browser's script for the built server; runs after the build. */
import { storeBrowserTags } from '../server/pages/browserTags';

// Vike reads `NODE_ENV` to decide which mode it runs in.
Object.assign(process.env, { NODE_ENV: 'production' });

storeBrowserTags().catch((error: unknown) => {
  console.error('Could not read the script tags from Vike:', error);
  process.exitCode = 1;
});
