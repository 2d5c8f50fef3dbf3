/** Keeps the tags of the browser's script for the built server; run after the build. */
import { keepBrowserTags } from '../server/pages/browserTags';

// Vike asks what it runs for.
Object.assign(process.env, { NODE_ENV: 'production' });

keepBrowserTags().catch((error: unknown) => {
  console.error('Could not take the tags of the browser’s script from Vike:', error);
  process.exitCode = 1;
});
