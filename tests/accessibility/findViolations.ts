import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import type { AxeResults, ElementContext, RunOptions } from 'axe-core';

interface AxeWindow {
  axe?: { run: (context: ElementContext, options: RunOptions) => Promise<AxeResults> };
}

/** Options of an axe run. */
export interface AxeOptions extends Pick<RunOptions, 'runOnly' | 'rules'> {
  /** Selectors of the parts to check; default: the whole document. */
  include?: readonly string[];
  exclude?: readonly string[];
}

/** Minified, since every checked page loads it. */
const axeSource = readFileSync(path.join('node_modules', 'axe-core', 'axe.min.js'), 'utf8');

const conformance = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * Accessible names must contain the visible label (WCAG 2.5.3), for voice control. Axe disables the rule by
 * default; here it applies to visitors' pages, but not to the tools of editors and operators below `/_`.
 */
const labelInNameRule: RunOptions['rules'] = { 'label-content-name-mismatch': { enabled: true } };

/** Rules that depend on colours, fonts and sizes; they run for each theme. */
export const visualRules: RunOptions['runOnly'] = {
  type: 'rule',
  values: ['color-contrast', 'link-in-text-block', 'scrollable-region-focusable', 'target-size'],
};

/** Rules for whole pages, which axe skips when it checks parts. */
export const pageLevelRules: RunOptions['runOnly'] = {
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

/** Excluded: further cars of a list are alike, and axe would report the same violations for each. */
const repeatedItems = [
  '[data-list-cars] > li:nth-child(n+5)',
  '[data-list-items] > li:nth-child(n+5)',
];

/**
 * Returns the violations that axe finds, as `rule: element and reason`. Third-party frames are skipped.
 * Without `runOnly`, all rules of WCAG 2.2 AA and best practices run.
 */
export async function findViolations(
  page: Page,
  { include, exclude = [], runOnly = [...conformance, 'best-practice'], rules }: AxeOptions = {},
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  const context = { ...(include && { include }), exclude: [...repeatedItems, ...exclude] };
  const isTool = new URL(page.url()).pathname.startsWith('/_');
  const options: RunOptions = {
    runOnly,
    rules: { ...(!isTool && labelInNameRule), ...rules },
    resultTypes: ['violations'],
    iframes: false,
    // Loading style sheets for rules that do not run would take almost half of the time.
    preload: false,
  };
  return page.evaluate(
    async ({ context, options }) => {
      // Makes sticky bars static: axe does not scroll, so covered elements would count as obscured.
      const staticStyles = new CSSStyleSheet();
      staticStyles.replaceSync('[data-sticks] { position: static !important }');
      document.adoptedStyleSheets.push(staticStyles);
      // Waits for finite animations, during which elements may be too small; ignores endless and
      // scroll-driven ones.
      const animations = document
        .getAnimations()
        .filter(
          ({ effect, playState }) =>
            playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
        );
      const settled = Promise.allSettled(animations.map(({ finished }) => finished));
      await Promise.race([settled, new Promise((resolve) => setTimeout(resolve, 1000))]);
      const results = await (window as AxeWindow).axe?.run(context as ElementContext, options);
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter(
        (sheet) => sheet !== staticStyles,
      );
      return (results?.violations ?? []).flatMap(({ id, nodes }) =>
        nodes.map(({ html, any }) => `${id}: ${html} ${any[0]?.message ?? ''}`),
      );
    },
    { context, options },
  );
}
