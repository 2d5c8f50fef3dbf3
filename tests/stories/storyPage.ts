import type { Page } from '@playwright/test';
import { visualRules, type AxeOptions } from '../accessibility/findViolations';
import { themeClass, type ThemeName, themes } from '../../design-system/themes/themes';

/** Globals of Storybook's preview. */
interface StoryWindow {
  __STORYBOOK_ADDONS_CHANNEL__: {
    emit: (event: string, payload: object) => void;
    on: (event: string, listener: (id: unknown) => void) => void;
    once: (event: string, listener: () => void) => void;
  };
}

/** Selectors of the story and its overlays, without Storybook's own elements. */
const storyParts = { include: ['body'], exclude: ['.sb-wrapper', '#storybook-docs'] };

export const renderingsOfStory: AxeOptions = { ...storyParts, runOnly: visualRules };

/**
 * All rules except contrast, which no theme changes. They run with forced colours, in which text and surfaces
 * have system colours that axe cannot read.
 */
export const markupRules: AxeOptions = {
  ...storyParts,
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  rules: { 'color-contrast': { enabled: false } },
};

/** Timeout for elements to appear. */
const TIMEOUT_MS = 10_000;

/**
 * Opens a story with the accessibility addon disabled, since this test runs axe itself. Switches the story if
 * the page already shows one, which is faster than a reload.
 * @throws Error with Storybook's message if the story throws
 */
export async function openStory(page: Page, id: string): Promise<void> {
  if (new URL(page.url()).pathname === '/iframe.html') await showNext(page, id);
  else await page.goto(`/iframe.html?id=${id}&viewMode=story&globals=a11y.manual:!true`);
  const displayed = '#storybook-root > *, body.sb-show-errordisplay';
  await page.waitForSelector(displayed, { state: 'attached', timeout: TIMEOUT_MS });
  const failed = page.locator('body.sb-show-errordisplay #error-message');
  if ((await failed.count()) > 0) throw new Error(`The story throws: ${await failed.innerText()}`);
}

/** Switches the story and waits until it is rendered or has thrown. @throws Error if it does not exist */
function showNext(page: Page, storyId: string): Promise<void> {
  return page.evaluate((storyId) => {
    const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as StoryWindow;
    const ended = new Promise<void>((resolve, reject) => {
      // The previous story may be rendered once more meanwhile.
      channel.on('storyRendered', (id) => id === storyId && resolve());
      channel.once('storyErrored', () => resolve());
      channel.once('storyThrewException', () => resolve());
      channel.once('storyMissing', () => reject(new Error(`There is no story ${storyId}.`)));
    });
    channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
    return ended;
  }, storyId);
}

/** Switches the theme and waits for its fonts and all images. */
export async function showInTheme(page: Page, theme: ThemeName): Promise<void> {
  await page.evaluate(
    (globals) => {
      const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as StoryWindow;
      channel.emit('updateGlobals', { globals });
    },
    { theme },
  );
  // `attached`, since the page has no height if all its elements are overlays.
  await page.waitForSelector(`html.${themeClass(theme)}`, {
    state: 'attached',
    timeout: TIMEOUT_MS,
  });
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.allSettled([...document.images].map((image) => image.decode()));
    await document.fonts.ready;
  });
}

/** Attributes that represent states. */
const states = ['pressed', 'selected', 'expanded', 'checked', 'current', 'invalid', 'disabled']
  .map((state) => `aria-${state}`)
  .concat('disabled', 'open', 'type');

/**
 * Returns the parts of the open story that determine its rendering in a theme (name, styles and states of
 * each element, and the styles around it), and its structure (attributes of each element, whether it has text
 * and is visible).
 */
export function readStoryElements(page: Page): Promise<{ renderings: string[]; shapes: string[] }> {
  return page.evaluate((states) => {
    const getStyles = (element: Element | null) => element?.getAttribute('class') ?? '';
    const elements = [...document.querySelectorAll('body *:not(.sb-wrapper *)')];
    const getRendering = (element: Element) =>
      [
        element.tagName,
        getStyles(element.parentElement),
        getStyles(element),
        ...states.map((state) => element.getAttribute(state) ?? ''),
      ].join();
    const getShape = (element: Element) =>
      [
        getRendering(element),
        element.parentElement?.tagName,
        element.getAttribute('role'),
        element.getAttributeNames().join(' '),
        element.textContent?.trim() !== '',
        element.checkVisibility({ visibilityProperty: true }),
      ].join();
    return {
      renderings: [...new Set(elements.map(getRendering))],
      shapes: [...new Set(elements.map(getShape))],
    };
  }, states);
}

/** Returns the theme of the open story. */
export async function readStoryTheme(page: Page): Promise<ThemeName> {
  const shown = await page.evaluate(() => document.documentElement.className);
  const theme = (Object.keys(themes) as ThemeName[]).find((name) => themeClass(name) === shown);
  if (!theme) throw new Error(`No theme has the class "${shown}".`);
  return theme;
}
