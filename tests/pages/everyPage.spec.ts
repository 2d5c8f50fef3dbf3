import type { APIRequestContext, ConsoleMessage, Page } from '@playwright/test';
import {
  findViolations,
  visualRules,
  pageLevelRules,
  type AxeOptions,
} from '../accessibility/findViolations';
import { readPageSections, type PageSection } from '../accessibility/pieces';
import { type SiteName, siteNames, sites } from '../../sites/sites';
import { addresses, getAddress } from './addresses';
import { listFirstPages } from './firstPages';
import { listPaths } from './sitePages';
import { renderMarkup } from './renderMarkup';
import { selectPages } from './selectPages';
import { trackScripts, type PageScripts } from './pageScripts';
import { PassedRenderings } from '../accessibility/passedRenderings';
import { isThorough } from '../support/thorough';
import { expect, test } from './test';

const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };
/** Windows that every page must fit; axe runs in the first and the last one. */
const windows = [phone, { width: 320, height: 640 }, { width: 768, height: 900 }, desktop] as const;

/**
 * Maximum bytes of compressed scripts before any interaction: on car lists and cars, which have a place
 * search, on dealer pages, whose form is near the top, and on other pages.
 */
const scriptBytes = {
  cars: 15_000,
  finder: 90_000,
  dealer: 13_312,
  form: 127_000,
  content: 11_008,
} as const;
/**
 * Maximum layout shift while a page loads and is scrolled (CLS). Not 0: a document that arrives in parts may move
 * a row of links when the text of its last link arrives.
 */
const MAX_LAYOUT_SHIFT = 0.02;

// Traces of many pages take longer than the pages, and animated placeholders are not needed.
test.use({ trace: 'off', contextOptions: { reducedMotion: 'reduce' } });

for (const site of siteNames) {
  const { languages, carPath } = sites[site];
  const fronts = languages.map((language, index) => (index === 0 ? '/' : `/${language}`));
  const cars = listFirstPages().filter(
    ({ site: name, path }) => name === site && carPath && path.startsWith(`${carPath}/`),
  );

  const kinds = 'each kind of page: fronts, a car, and what has a part with script';
  test(`[SHELL-02] ${site}: ${kinds}`, { tag: '@walk' }, async ({ page, request }) => {
    const pages = await readPages(request, site);
    const problems = pages.flatMap(({ found }) => found);
    problems.push(...(await inspectAll(page, site, getKinds(pages))));
    expect(problems).toEqual([]);
  });

  test(`[SHELL-02] ${site}: pages with content that the first page of a kind does not have`, async ({
    page,
    request,
  }) => {
    const pages = await readPages(request, site);
    const opened = getKinds(pages);
    const renderingsOf = new Map(pages.map(({ path, renderings }) => [path, renderings]));
    const all = isThorough ? [...renderingsOf.keys()] : selectPages(renderingsOf, opened);
    const others = all.filter((path) => !opened.includes(path));
    expect(await inspectAll(page, site, others)).toEqual([]);
  });

  function getKinds(pages: readonly Markup[]): string[] {
    const parts = new Map(pages.map(({ path, parts }) => [path, parts]));
    // Cars come last, since other pages show the cars seen before.
    return [...selectPages(parts, fronts), ...cars.map(({ path }) => path)];
  }
}

interface Markup {
  path: string;
  /** Problems of the page. */
  found: string[];
  /** Parts of its rendering, to recognise new ones. */
  renderings: string[];
  /** Parts of the page that scripts enhance. */
  parts: string[];
}

async function readPages(request: APIRequestContext, site: SiteName): Promise<Markup[]> {
  const pages: Markup[] = [];
  const paths = await listPaths(request, site);
  test.setTimeout(paths.length * 20_000);
  for (const path of paths) {
    pages.push(await readMarkup(request, site, path));
  }
  expect(pages.length).toBeGreaterThan(10);
  return pages;
}

async function readMarkup(
  request: APIRequestContext,
  site: SiteName,
  path: string,
): Promise<Markup> {
  const { host } = new URL(getAddress(site));
  const response = await request.get(addresses.web + path, { headers: { host } });
  const html = await response.text();
  const headings = html.match(/<h1\b/g)?.length ?? 0;
  const problems = [
    response.status() === 200 ? '' : `status ${response.status()}`,
    headings === 1 ? '' : `${headings} first headings`,
    ...new Set(findLocalAddresses(html + response.headers()['content-security-policy'])),
  ];
  return {
    path,
    found: problems.filter(Boolean).map((problem) => `${path}: ${problem}`),
    renderings: renderMarkup(html),
    parts: [...html.matchAll(/ data-(?:client|island)="[^"]*"/g)].map(([attribute]) => attribute),
  };
}

/** Finds addresses of this machine other than those of the site, which would not work for visitors. */
const findLocalAddresses = (text: string): string[] =>
  [...text.matchAll(/https?:\/\/(?:127\.[\d.]+|\[::1\]|localhost)(?::\d+)?/g)]
    .map(([address]) => address)
    .filter((address) => new URL(address).port !== new URL(addresses.web).port);

/** Opens pages one after another and returns their problems. */
async function inspectAll(page: Page, site: SiteName, paths: readonly string[]): Promise<string[]> {
  await blockPictures(page);
  await page.addInitScript(recordShifts);
  const scripts = trackScripts(page);
  const sound = new PassedRenderings(test.info().project.outputDir);
  let output: string[] = [];
  page.on('console', (message: ConsoleMessage) => {
    if (message.type() === 'error') output.push(`console: ${message.text()}`);
  });
  page.on('pageerror', ({ message }) => output.push(`error: ${message}`));
  const problems: string[] = [];
  for (const path of paths) {
    output = [];
    const { had, found } = await inspect(page, scripts, getAddress(site, path), sound);
    const wrong = [...output, ...found];
    if (wrong.length === 0) sound.remember(had);
    problems.push(...wrong.map((problem) => `${path}: ${problem}`));
  }
  return problems;
}

/**
 * Answers image requests with nothing, since boxes must be right without images, and scaling takes seconds.
 * Uses CDP, since Playwright's `route` would disable the browser's cache and handle every request.
 */
async function blockPictures(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  browser.on('Fetch.requestPaused', ({ requestId, request }) => {
    if (!request.url.includes('/api/events/')) return;
    // Fails if the page is being left, which cancels its requests.
    browser.send('Fetch.fulfillRequest', { requestId, responseCode: 204 }).catch(() => undefined);
  });
  const patterns = [{ urlPattern: '*/image?*' }, { urlPattern: '*/api/events/*' }];
  await browser.send('Fetch.enable', { patterns });
}

/** Returns the problems of a page and its parts: styles per theme, and shapes for all themes. */
async function inspect(
  page: Page,
  scripts: PageScripts,
  address: string,
  sound: PassedRenderings,
): Promise<{ found: string[]; had: string[] }> {
  await page.setViewportSize(phone);
  const answer = await page.goto(address, { waitUntil: 'domcontentloaded' });
  await scripts.waitUntilLoaded();
  const { movement, moved, bytes, kind } = await page.evaluate(readPage);
  const { outline, sections } = await page.evaluate(readPageSections);
  const max = scriptBytes[kind];
  const problems = [
    answer?.status() === 200 ? '' : `status ${answer?.status()}`,
    movement <= MAX_LAYOUT_SHIFT ? '' : `moves by ${movement}: ${moved}`,
    bytes <= max ? '' : `${bytes} bytes of scripts`,
  ];
  const questions = createAxeRuns({ outline, pieces: sections }, sound);
  for (const size of windows) {
    if (page.viewportSize()?.width !== size.width) await page.setViewportSize(size);
    const overflow = await page.evaluate(async () => {
      // Resize observers run with the next frame.
      const waitForFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      await waitForFrame().then(waitForFrame);
      return document.documentElement.scrollWidth - document.documentElement.clientWidth;
    });
    if (overflow > 0) problems.push(`${overflow} px too wide at ${size.width} px`);
    for (const question of questions.filter(({ at }) => at === size)) {
      const violations = await findViolations(page, question.ask);
      problems.push(...violations.map((violation) => `${violation} at ${size.width} px`));
    }
  }
  const had = [...outline, ...sections.flatMap(({ styles, shapes }) => [...styles, ...shapes])];
  return { found: problems.filter(Boolean), had };
}

/**
 * Returns the axe runs for the parts of a page that are new. Structure is checked once for all themes, in
 * both windows; styles that are new in a theme are checked by visual rules on a phone.
 */
function createAxeRuns(
  { outline, pieces }: { outline: readonly string[]; pieces: readonly PageSection[] },
  sound: PassedRenderings,
): { at: (typeof windows)[number]; ask: AxeOptions }[] {
  if (isThorough) return [phone, desktop].map((at) => ({ at, ask: {} }));
  const made = pieces.filter(({ shapes }) => sound.hasNew(shapes));
  const fresh = pieces.filter((piece) => made.includes(piece) || sound.hasNew(piece.styles));
  const getSelectors = (some: readonly PageSection[]) => some.map(({ selector }) => selector);
  const inMain = getSelectors(made).filter((selector) => selector.startsWith('main'));
  const hasNewOutline = made.length > 0 || sound.hasNew(outline);
  const ofRenderings = made.length === 0 && { runOnly: visualRules };
  const ofShapes = { rules: { 'color-contrast': { enabled: false } } };
  return [
    { at: phone, ask: fresh.length > 0 && { include: getSelectors(fresh), ...ofRenderings } },
    { at: phone, ask: hasNewOutline && { runOnly: pageLevelRules } },
    { at: desktop, ask: inMain.length > 0 && { include: inMain, ...ofShapes } },
  ].flatMap(({ at, ask }) => (ask ? [{ at, ask }] : []));
}

type MovingWindow = Window & { movement: number; moved: Set<string> };

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null }[];
}

/** Records unexpected layout shifts and console messages; runs before the page's own scripts. */
function recordShifts(): void {
  const moving = Object.assign(window, { movement: 0, moved: new Set<string>() });
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries() as LayoutShift[]) {
      if (hadRecentInput) continue;
      moving.movement += value;
      for (const { node } of sources) moving.moved.add(node?.textContent?.slice(0, 40) ?? '');
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/**
 * Runs in the page once its scripts have loaded: scrolls through it, since parts that come into view may load
 * and cause layout shifts.
 */
async function readPage() {
  const waitForFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const scripts = (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(
    ({ name }) => new URL(name).pathname.endsWith('.js'),
  );
  // Cars and forms further down do not load scripts yet.
  const isNear = (selector: string) =>
    [...document.querySelectorAll(selector)].some(
      (element) => element.getBoundingClientRect().top < 2 * innerHeight,
    );
  const finderSelector = '[data-island=FindLocations], [data-dealer-list]';
  const hasCars = document.querySelector('[data-car-list], [data-client=CarPage]') !== null;
  const hasFinder = isNear('[data-car]') || document.querySelector(finderSelector) !== null;
  const hasForm = isNear('[data-island] form');
  const isDealer = document.querySelector('[data-client=DealerPage]') !== null;
  const getKind = (): 'cars' | 'form' | 'finder' | 'dealer' | 'content' => {
    if (hasCars) return 'cars';
    if (hasForm) return 'form';
    if (hasFinder) return 'finder';
    return isDealer ? 'dealer' : 'content';
  };
  const kind = getKind();
  for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
    scrollTo({ top: y, behavior: 'instant' });
    await waitForFrame();
  }
  scrollTo({ top: 0, behavior: 'instant' });
  await waitForFrame();
  return {
    movement: (window as unknown as MovingWindow).movement,
    moved: [...(window as unknown as MovingWindow).moved].join(' | '),
    bytes: scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
    kind,
  };
}
