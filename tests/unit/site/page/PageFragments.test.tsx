import { encodeHtml } from '../../../../platform/pages/encodeHtml';
import type { PageBlock } from '../../../../platform/content/page.types';
import { defaultSiteContent } from '../../../../platform/content/siteContent';
import { htmlText } from '../../../../platform/pages/html';
import type { PageData } from '../../../../platform/pages/pageData.types';
import { renderDocument } from '../../../../site/page/renderDocument';
import { siteByName } from '../../../../sites/sites';

const site = siteByName('automotive-uk');
const content = defaultSiteContent(site, 'en');
const source = '/-/media/front.jpg';

const block = (name: string, fields: object, overrides: Partial<PageBlock> = {}): PageBlock => ({
  uid: name,
  name,
  isKnown: true,
  fields: fields as Record<string, unknown>,
  placeholders: {},
  ...overrides,
});

const blurb = (title: string, overrides?: Partial<PageBlock>) =>
  block('Blurb', { Title: { value: title } }, overrides);
const hero = (title: string) =>
  block('HeroBanner', { Title: { value: title }, Image: { value: { src: source, alt: '' } } });

function pageData(main: readonly PageBlock[], overrides: Partial<PageData> = {}): PageData {
  return {
    status: 200,
    site,
    language: 'en',
    routePath: '/',
    mode: 'normal',
    page: {
      itemId: 'A1',
      name: 'Home',
      template: 'HomePage',
      language: 'en',
      languages: [{ name: 'en', displayName: '', englishName: '', nativeName: '' }],
      fields: { noIndex: false },
      ownFields: {},
      placeholders: { main },
      images: [],
    },
    content,
    placeholders: {},
    imageHosts: [],
    showUnknownBlocks: false,
    origin: 'https://automotive.example',
    ...overrides,
  };
}

const render = (data: PageData) => renderDocument(data, { cacheFragments: true });
const renderHtml = (data: PageData) => htmlText(render(data).html);

/** Renders a page twice and returns the second HTML, which uses cached blocks. */
const renderTwice = (data: PageData) => [renderHtml(data), renderHtml(data)][1]!;

/**
 * A placeholder image; it is in the HTML only if the block was rendered again instead of read from the
 * cache.
 */
const withPreview = { placeholders: { [source]: 'data:image/webp;base64,BLUR' } };

afterEach(() => {
  jest.useRealTimers();
});

test('a cached block is inserted unchanged, with its styles, for a minute', () => {
  jest.useFakeTimers();
  const data = pageData([hero('Kept'), blurb('Below')]);
  const first = renderTwice(data);
  expect(renderHtml({ ...data, ...withPreview })).toBe(first);
  expect(first.split('>Kept<')).toHaveLength(2);
  jest.advanceTimersByTime(60_000);
  expect(renderHtml({ ...data, ...withPreview })).toContain('BLUR');
});

test('a block is cached only after it was rendered twice', () => {
  const data = pageData([hero('Seen')]);
  renderHtml(data);
  const second = renderHtml({ ...data, ...withPreview });
  expect(second).toContain('BLUR');
  expect(renderHtml(data)).toBe(second);
});

test.each([
  ['at another address', { routePath: '/cars' }],
  ['with other site texts', { content: { ...content } }],
  ['of a site with another origin', { origin: 'https://other.example' }],
])('a block %s is rendered again', (_, overrides) => {
  const data = pageData([hero('Kept')]);
  renderTwice(data);
  expect(renderHtml({ ...data, ...overrides, ...withPreview })).toContain('BLUR');
});

test.each([
  ['of a missing page', { status: 404 }],
  ['in preview', { mode: 'preview' as const }],
  [
    'by a link to a draft',
    { privateView: { kind: 'draft' as const, view: '2030-01-01T00:00:00Z' } },
  ],
  [
    'for a visitor with a hold',
    { privateView: { kind: 'hold' as const, view: 'unknown' as const } },
  ],
])('a block %s is rendered only for that page and not cached', (_, overrides) => {
  const data = pageData([hero('Kept')]);
  renderTwice(data);
  expect(renderHtml({ ...data, ...overrides, ...withPreview })).toContain('BLUR');
  expect(renderHtml({ ...data, ...withPreview })).not.toContain('BLUR');
});

test('a block with new content is rendered again', () => {
  renderTwice(pageData([hero('Before')]));
  const after = renderHtml(pageData([hero('After')], withPreview));
  expect(after).toContain('After');
  expect(after).toContain('BLUR');
});

test('preloads are at the start of the body, once', () => {
  const data = pageData([blurb('Above'), hero('One'), hero('Two')]);
  for (const html of [renderHtml(data), renderHtml(data), renderHtml(data)]) {
    expect(html.match(/<link rel="preload" as="image"/g)).toHaveLength(1);
    expect(html).toMatch(/<body><link rel="preload" as="image"/);
  }
});

test('ids in two fragments differ, and are the same with and without the cache', () => {
  const createBrowsingBlock = (uid: string) => block('ContinueBrowsing', {}, { uid });
  const createData = () => pageData([createBrowsingBlock('a'), createBrowsingBlock('b')]);
  const html = renderHtml(createData());
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(ids.filter((id) => id?.startsWith('_b'))).toHaveLength(2);
  expect(new Set(ids).size).toBe(ids.length);
  expect(renderHtml(createData())).toBe(html);
});

test('a page has the same digest whether its fragments are cached, new or deferred', () => {
  const getDigest = (data: PageData) => encodeHtml(render(data).html).digest;
  const data = pageData([hero('Before'), blurb('Late'), blurb('After')]);
  const first = getDigest(data);
  expect([getDigest(data), getDigest(data)]).toEqual([first, first]);
  expect(getDigest(pageData([hero('Before'), blurb('Late'), blurb('After')]))).toBe(first);
  const arrivedBlocks = [hero('Before'), blurb('Late', { deferred: 'arrived' }), blurb('After')];
  expect(getDigest(pageData(arrivedBlocks))).toBe(first);
});

test('the first chunk of a page ends at its deferred block, and the tail contains it', () => {
  const createRow = (deferred: PageBlock['deferred']) =>
    block('StageRow', {}, { placeholders: { 'stage-row': [blurb('Late', { deferred })] } });
  for (const createDeferredBlock of [
    createRow,
    (deferred: PageBlock['deferred']) => blurb('Late', { deferred }),
  ]) {
    const createPage = (deferred: PageBlock['deferred']) =>
      pageData([blurb('Before'), createDeferredBlock(deferred), blurb('After')]);
    const firstChunk = htmlText(render(createPage('awaited')).opening ?? '');
    expect(firstChunk).toContain('Before');
    expect(firstChunk).toContain('role="status"');
    expect(firstChunk).not.toMatch(/After|<footer|<\/html>|data-part/);
    const fullPage = render(createPage('arrived'));
    expect(htmlText(fullPage.tail ?? '')).toMatch(/^<style>.*<\/style>.*Late.*After.*<\/html>$/s);
    expect(htmlText(fullPage.html)).toBe(renderHtml(createPage(undefined)));
    expect(htmlText(fullPage.html)).not.toMatch(/data-late|data-part/);
  }
});

test('a block that throws affects only itself and is not cached', () => {
  const { html, failures } = render(pageData([blurb('Before'), block('Accordion', { Items: 7 })]));
  expect(failures).toHaveLength(1);
  expect(htmlText(html)).toContain('Before');
  expect(htmlText(html)).toContain('data-block-failed="Accordion"');
});
