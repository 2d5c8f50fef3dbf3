import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page, test as base } from '@playwright/test';
import { type ThemeName, themes } from '../../design-system/themes/themes';
import { builtStories } from './address';
import { findViolations } from '../accessibility/findViolations';
import { PassedRenderings } from '../accessibility/passedRenderings';
import { isThorough } from '../support/thorough';
import {
  renderingsOfStory,
  markupRules,
  openStory,
  readStoryElements,
  showInTheme,
  readStoryTheme,
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

/** One page per worker, since opening Storybook takes far longer than switching stories. */
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

/** STORY_PICTURES=1 stores a screenshot of every story in every theme. */
const storesPictures = process.env.STORY_PICTURES === '1';

for (const { id, title, name, tags } of stories) {
  test(`${title} – ${name}: has no error and no axe violation in any theme`, async ({
    storyPage: page,
    errors,
  }) => {
    const sound = new PassedRenderings(test.info().project.outputDir);
    await openStory(page, id);
    // Stories of whole pages have only their own theme.
    const elements = await readStoryElements(page);
    const shapes = elements.shapes.map((shape) => `forced colours ${shape}`);
    const themesOfStory = tags?.includes('own-theme') ? [await readStoryTheme(page)] : themeNames;
    for (const theme of themesOfStory) {
      const renderings = elements.renderings.map((rendering) => `${theme} ${rendering}`);
      if (!isThorough && !storesPictures && !sound.hasNew(renderings)) continue;
      await showInTheme(page, theme);
      if (storesPictures) {
        const picture = path.join('tests', 'screenshots', 'stories', theme, `${id}.jpg`);
        await page.screenshot({ path: picture, type: 'jpeg', quality: 90, fullPage: true });
      }
      const violations = await findViolations(page, renderingsOfStory);
      expect.soft(violations, `axe in the theme ${theme}`).toEqual([]);
      if (violations.length === 0) sound.remember(renderings);
    }
    // Forced colours replace the theme's colours, so one theme is enough.
    if (isThorough || sound.hasNew(shapes)) {
      await page.emulateMedia({ forcedColors: 'active' });
      const violations = await findViolations(page, markupRules);
      expect.soft(violations, 'axe in forced colours').toEqual([]);
      await page.emulateMedia({ forcedColors: 'none' });
      if (violations.length === 0) sound.remember(shapes);
    }
    expect(errors, 'errors and warnings on the console').toEqual([]);
  });
}
