import type { Page } from '@playwright/test';
import { looks, type Question } from '../accessibility/findViolations';
import { themeClass, type ThemeName, themes } from '../../design-system/themes/themes';

/** What Storybook's preview leaves on the window of a story. */
interface StoryWindow {
  __STORYBOOK_ADDONS_CHANNEL__: {
    emit: (event: string, payload: object) => void;
    on: (event: string, heard: (id: unknown) => void) => void;
    once: (event: string, heard: () => void) => void;
  };
}

/** The story and what it opens over the page; the rest is Storybook's. */
const shown = { include: ['body'], exclude: ['.sb-wrapper', '#storybook-docs'] };

export const looksOfStory: Question = { ...shown, runOnly: looks };

/**
 * All rules but that of contrast, whose answer no theme changes. They are asked in forced colours, where
 * text and surfaces have the system's colours, behind which axe would still read the theme's.
 */
export const markupOfStory: Question = {
  ...shown,
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  rules: { 'color-contrast': { enabled: false } },
};

/** Longest wait for something to show, in ms. */
const timeout = 10_000;

/**
 * Opens a story; the accessibility addon rests, because this run asks axe itself. A page that shows one already goes
 * on to the next: to load Storybook anew takes longer than most stories.
 * @throws Error with Storybook's message when the story throws.
 */
export async function openStory(page: Page, id: string): Promise<void> {
  if (new URL(page.url()).pathname === '/iframe.html') await showNext(page, id);
  else await page.goto(`/iframe.html?id=${id}&viewMode=story&globals=a11y.manual:!true`);
  const shown = '#storybook-root > *, body.sb-show-errordisplay';
  await page.waitForSelector(shown, { state: 'attached', timeout });
  const failed = page.locator('body.sb-show-errordisplay #error-message');
  if ((await failed.count()) > 0) throw new Error(`The story throws: ${await failed.innerText()}`);
}

/** Resolves once another story is rendered, or has thrown. @throws Error when there is no such story. */
function showNext(page: Page, storyId: string): Promise<void> {
  return page.evaluate((storyId) => {
    const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as StoryWindow;
    const ended = new Promise<void>((resolve, reject) => {
      // The story before may be rendered once more meanwhile.
      channel.on('storyRendered', (id) => id === storyId && resolve());
      channel.once('storyErrored', () => resolve());
      channel.once('storyThrewException', () => resolve());
      channel.once('storyMissing', () => reject(new Error(`There is no story ${storyId}.`)));
    });
    channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
    return ended;
  }, storyId);
}

/** Shows the open story in a theme, with its fonts and with all its pictures. */
export async function showInTheme(page: Page, theme: ThemeName): Promise<void> {
  await page.evaluate(
    (globals) => {
      const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as StoryWindow;
      channel.emit('updateGlobals', { globals });
    },
    { theme },
  );
  // Attached is enough: what lies over the page alone leaves the page itself without height.
  await page.waitForSelector(`html.${themeClass(theme)}`, { state: 'attached', timeout });
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.allSettled([...document.images].map((image) => image.decode()));
    await document.fonts.ready;
  });
}

/** Attributes that say in which state something is. */
const states = ['pressed', 'selected', 'expanded', 'checked', 'current', 'invalid', 'disabled']
  .map((state) => `aria-${state}`)
  .concat('disabled', 'open', 'type');

/**
 * What the open story's looks depend on beside the theme: of each element its name, styles and states, and the styles
 * around it; and what its markup is like: of each element also its attributes, and whether it has words and is to be seen.
 */
export function partsOfStory(page: Page): Promise<{ looks: string[]; shapes: string[] }> {
  return page.evaluate((states) => {
    const stylesOf = (element: Element | null) => element?.getAttribute('class') ?? '';
    const elements = [...document.querySelectorAll('body *:not(.sb-wrapper *)')];
    const lookOf = (element: Element) =>
      [
        element.tagName,
        stylesOf(element.parentElement),
        stylesOf(element),
        ...states.map((state) => element.getAttribute(state) ?? ''),
      ].join();
    const shapeOf = (element: Element) =>
      [
        lookOf(element),
        element.parentElement?.tagName,
        element.getAttribute('role'),
        element.getAttributeNames().join(' '),
        element.textContent?.trim() !== '',
        element.checkVisibility({ visibilityProperty: true }),
      ].join();
    return {
      looks: [...new Set(elements.map(lookOf))],
      shapes: [...new Set(elements.map(shapeOf))],
    };
  }, states);
}

/** The theme that the open story is shown in. */
export async function themeOfStory(page: Page): Promise<ThemeName> {
  const shown = await page.evaluate(() => document.documentElement.className);
  const theme = (Object.keys(themes) as ThemeName[]).find((name) => themeClass(name) === shown);
  if (!theme) throw new Error(`No theme has the class "${shown}".`);
  return theme;
}
