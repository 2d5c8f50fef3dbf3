import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import type { AxeResults, ElementContext, RunOptions } from 'axe-core';

interface AxeWindow {
  axe?: { run: (context: ElementContext, options: RunOptions) => Promise<AxeResults> };
}

/** What axe is asked about a page. */
export interface Question extends Pick<RunOptions, 'runOnly' | 'rules'> {
  /** Selectors of what is looked at; the whole document without them. */
  include?: readonly string[];
  exclude?: readonly string[];
}

/** Without its comments and long names: every page that is looked at reads it anew. */
const axe = readFileSync(path.join('node_modules', 'axe-core', 'axe.min.js'), 'utf8');

const conformance = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * Names hold what is to be read (WCAG 2.5.3): who speaks says what they see. Axe leaves it off by itself, and here it is asked
 * of what visitors see; tools of editors and operators, whose addresses begin with `/_`, name their buttons otherwise.
 */
const namesHoldTexts: RunOptions['rules'] = { 'label-content-name-mismatch': { enabled: true } };

/** Rules whose answer depends on colours, letters and sizes, which a theme sets: asked in each of them. */
export const looks: RunOptions['runOnly'] = {
  type: 'rule',
  values: ['color-contrast', 'link-in-text-block', 'scrollable-region-focusable', 'target-size'],
};

/** Rules about a page as a whole, which axe leaves off where it is asked about pieces, and what must be but once. */
export const ofWholePages: RunOptions['runOnly'] = {
  type: 'rule',
  values: [
    ...['accesskeys', 'aria-hidden-body', 'bypass', 'document-title', 'duplicate-id-aria'],
    ...['frame-title-unique', 'heading-order', 'html-has-lang', 'html-lang-valid'],
    ...['html-xml-lang-mismatch', 'landmark-banner-is-top-level'],
    ...['landmark-complementary-is-top-level', 'meta-viewport-large', 'table-duplicate-name'],
    ...['landmark-contentinfo-is-top-level', 'landmark-main-is-top-level'],
    ...['landmark-no-duplicate-banner', 'landmark-no-duplicate-contentinfo'],
    ...['landmark-no-duplicate-main', 'landmark-one-main', 'landmark-unique', 'meta-refresh'],
    ...['meta-viewport', 'page-has-heading-one', 'region', 'skip-link'],
  ],
};

/** Cars of a list are alike: axe takes seconds for all of them, and says of each what it says of the first. */
const repeated = ['[data-list-cars] > li:nth-child(n+5)', '[data-list-items] > li:nth-child(n+5)'];

/**
 * What axe finds wrong with a page, as `rule: element and reason`. Frames are others' and are not looked
 * into. Without `runOnly` all rules of WCAG 2.2 AA are asked, and those of good practice.
 */
export async function findViolations(
  page: Page,
  { include, exclude = [], runOnly = [...conformance, 'best-practice'], rules }: Question = {},
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  const context = { ...(include && { include }), exclude: [...repeated, ...exclude] };
  const isTool = new URL(page.url()).pathname.startsWith('/_');
  const options: RunOptions = {
    runOnly,
    rules: { ...(!isTool && namesHoldTexts), ...rules },
    resultTypes: ['violations'],
    iframes: false,
    // Style sheets would be fetched for rules that are not asked: almost half of the time.
    preload: false,
  };
  return page.evaluate(
    async ({ context, options }) => {
      // What lies below a bar that sticks is scrolled out from below it; axe looks at one place of the page alone.
      const still = new CSSStyleSheet();
      still.replaceSync('[data-sticks] { position: static !important }');
      document.adoptedStyleSheets.push(still);
      // Nor is what is still opening as small as it looks. What moves with scrolling, or for ever, is not waited for.
      const moving = document
        .getAnimations()
        .filter(
          ({ effect, playState }) =>
            playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
        );
      const settled = Promise.allSettled(moving.map(({ finished }) => finished));
      await Promise.race([settled, new Promise((resolve) => setTimeout(resolve, 1000))]);
      const results = await (window as AxeWindow).axe?.run(context as ElementContext, options);
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== still);
      return (results?.violations ?? []).flatMap(({ id, nodes }) =>
        nodes.map(({ html, any }) => `${id}: ${html} ${any[0]?.message ?? ''}`),
      );
    },
    { context, options },
  );
}
