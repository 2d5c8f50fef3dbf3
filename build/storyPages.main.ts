/** Writes the data of the pages that are shown as stories; runs before Storybook starts or is built. */
import path from 'node:path';
import { runCommand } from '../platform/command';
import { writeFileAtomically } from '../platform/writeFileAtomically';
import { loadStoryPages } from './storyPages/loadStoryPages';

/** The stories read this folder (stories/pages/contentPage.tsx). */
const FOLDER = path.join('.cache', 'story-pages');

async function writeStoryPages(): Promise<void> {
  const pages = await loadStoryPages();
  for (const [name, data] of pages) {
    await writeFileAtomically(path.join(FOLDER, `${name}.json`), JSON.stringify(data));
  }
  console.log(`${pages.size} pages for stories`);
}

await runCommand('tsx build/storyPages.main.ts', writeStoryPages);
