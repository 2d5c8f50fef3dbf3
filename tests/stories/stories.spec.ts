import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page, test as base } from '@playwright/test';
import { type ThemeName, themes } from '../../design-system/themes/themes';
import { builtStories } from './address';
import { findViolations } from '../accessibility/findViolations';
import { SoundLooks } from '../accessibility/soundLooks';
import { isThorough } from '../support/thorough';
import {
  looksOfStory,
  markupOfStory,
  openStory,
  partsOfStory,
  showInTheme,
  themeOfStory,
} from './storyPage';

interface StoryIndex {
  entries: Record<
    string,
    { id: string; title: string; name: string; type: string; tags?: string[] }
  >;
}

const index = JSON.parse(readFileSync(path.join(builtStories, 'index.json'), 'utf8')) as StoryIndex;
const stories = Object.values(index.entries).filter(({ type }) => type === 'story');
const themeNames = Object.keys(themes) as ThemeName[];

/** One page a worker: opening Storybook costs far more than showing another story in it. */
const test = base.extend<object, { storyPage: Page; errors: string[] }>({
  errors: [async ({}, use) => use([]), { scope: 'worker' }],
  storyPage: [
    async ({ browser, errors }, use, { project }) => {
      const { viewport, baseURL, contextOptions } = project.use;
      const context = await browser.newContext({ ...contextOptions, viewport, baseURL });
      const page = await context.newPage();
      page.on('pageerror', (error) => errors.push(error.message));
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) errors.push(message.text());
      });
      await use(page);
      await context.close();
    },
    { scope: 'worker' },
  ],
});

test.beforeEach(({ errors }) => {
  errors.length = 0;
});

/** STORY_PICTURES=1 keeps a picture of every story in every theme, to be looked at. */
const keepsPictures = process.env.STORY_PICTURES === '1';

for (const { id, title, name, tags } of stories) {
  test(`${title} – ${name}: no error and nothing for axe in any theme`, async ({
    storyPage: page,
    errors,
  }) => {
    const sound = new SoundLooks(test.info().project.outputDir);
    await openStory(page, id);
    // Whole pages have one theme: their own.
    const parts = await partsOfStory(page);
    const shapes = parts.shapes.map((shape) => `forced colours ${shape}`);
    const themesOfStory = tags?.includes('own-theme') ? [await themeOfStory(page)] : themeNames;
    for (const theme of themesOfStory) {
      const looks = parts.looks.map((look) => `${theme} ${look}`);
      if (!isThorough && !keepsPictures && !sound.hasNew(looks)) continue;
      await showInTheme(page, theme);
      if (keepsPictures) {
        const picture = path.join('tests', 'screenshots', 'stories', theme, `${id}.jpg`);
        await page.screenshot({ path: picture, type: 'jpeg', quality: 90, fullPage: true });
      }
      const violations = await findViolations(page, looksOfStory);
      expect.soft(violations, `axe in the theme ${theme}`).toEqual([]);
      if (violations.length === 0) sound.remember(looks);
    }
    // Forced colours are the system's: they look the same over every theme.
    if (isThorough || sound.hasNew(shapes)) {
      await page.emulateMedia({ forcedColors: 'active' });
      const violations = await findViolations(page, markupOfStory);
      expect.soft(violations, 'axe in forced colours').toEqual([]);
      await page.emulateMedia({ forcedColors: 'none' });
      if (violations.length === 0) sound.remember(shapes);
    }
    expect(errors, 'errors and warnings on the console').toEqual([]);
  });
}
