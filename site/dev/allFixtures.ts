import { collectFixtures } from './fixtures';

/** The fixtures of every block. Vite finds them, so only what Vite bundles may load this file. */
export const allFixtures = collectFixtures(
  import.meta.glob('../../blocks/*/*.fixture.ts', { eager: true }),
);
