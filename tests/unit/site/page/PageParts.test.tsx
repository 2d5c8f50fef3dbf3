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

const block = (name: string, fields: object, over: Partial<PageBlock> = {}): PageBlock => ({
  uid: name,
  name,
  known: true,
  fields: fields as Record<string, unknown>,
  placeholders: {},
  ...over,
});

const blurb = (title: string, over?: Partial<PageBlock>) =>
  block('Blurb', { Title: { value: title } }, over);
const hero = (title: string) =>
  block('HeroBanner', { Title: { value: title }, Image: { value: { src: source, alt: '' } } });

function pageData(main: readonly PageBlock[], over: Partial<PageData> = {}): PageData {
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
    ...over,
  };
}

const render = (data: PageData) => renderDocument(data, { cacheFragments: true });
const text = (data: PageData) => htmlText(render(data).html);

/** A page whose blocks were rendered before: they are kept from now on. */
const again = (data: PageData) => [text(data), text(data)][1]!;

/** Blurred, a picture tells whether its block was rendered with what is known by now. */
const blurred = { placeholders: { [source]: 'data:image/webp;base64,BLUR' } };

afterEach(() => {
  jest.useRealTimers();
});

test('a block that a page had before is put into it as it was, with its styles, for a minute', () => {
  jest.useFakeTimers();
  const data = pageData([hero('Kept'), blurb('Below')]);
  const first = again(data);
  expect(text({ ...data, ...blurred })).toBe(first);
  expect(first.split('>Kept<')).toHaveLength(2);
  jest.advanceTimersByTime(60_000);
  expect(text({ ...data, ...blurred })).toContain('BLUR');
});

test('a block that is seen once is not kept: nobody may ever ask for it again', () => {
  const data = pageData([hero('Seen')]);
  text(data);
  const second = text({ ...data, ...blurred });
  expect(second).toContain('BLUR');
  expect(text(data)).toBe(second);
});

test.each([
  ['at another address', { routePath: '/cars' }],
  ['with other texts around it', { content: { ...content } }],
  ['of a site with another origin', { origin: 'https://other.example' }],
])('a block %s is rendered anew', (_, over) => {
  const data = pageData([hero('Kept')]);
  again(data);
  expect(text({ ...data, ...over, ...blurred })).toContain('BLUR');
});

test.each([
  ['of a missing page', { status: 404 }],
  ['in preview', { mode: 'preview' as const }],
  [
    'by a link to a draft',
    { privateView: { kind: 'draft' as const, view: '2030-01-01T00:00:00Z' } },
  ],
  [
    'with the hold of a visitor',
    { privateView: { kind: 'hold' as const, view: 'unknown' as const } },
  ],
])('a block %s is rendered for that page alone', (_, over) => {
  const data = pageData([hero('Kept')]);
  again(data);
  expect(text({ ...data, ...over, ...blurred })).toContain('BLUR');
  expect(text({ ...data, ...blurred })).not.toContain('BLUR');
});

test('content that was fetched anew is rendered anew', () => {
  again(pageData([hero('Before')]));
  const after = text(pageData([hero('After')], blurred));
  expect(after).toContain('After');
  expect(after).toContain('BLUR');
});

test('what the browser loads first stands in front of the page, once', () => {
  const data = pageData([blurb('Above'), hero('One'), hero('Two')]);
  for (const html of [text(data), text(data), text(data)]) {
    expect(html.match(/<link rel="preload" as="image"/g)).toHaveLength(1);
    expect(html).toMatch(/<body><link rel="preload" as="image"/);
  }
});

test('ids in two parts differ, and are the same whether a part is kept or not', () => {
  const left = (uid: string) => block('ContinueBrowsing', {}, { uid });
  const data = () => pageData([left('a'), left('b')]);
  const html = text(data());
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(ids.filter((id) => id?.startsWith('_b'))).toHaveLength(2);
  expect(new Set(ids).size).toBe(ids.length);
  expect(text(data())).toBe(html);
});

test('a page has the same digest whether its parts are kept, new or came late', () => {
  const digest = (data: PageData) => encodeHtml(render(data).html).digest;
  const data = pageData([hero('Before'), blurb('Late'), blurb('After')]);
  const known = digest(data);
  expect([digest(data), digest(data)]).toEqual([known, known]);
  expect(digest(pageData([hero('Before'), blurb('Late'), blurb('After')]))).toBe(known);
  const arrived = [hero('Before'), blurb('Late', { late: 'arrived' }), blurb('After')];
  expect(digest(pageData(arrived))).toBe(known);
});

test('a page with parts begins up to its late block, and the rest brings it', () => {
  const row = (late: PageBlock['late']) =>
    block('StageRow', {}, { placeholders: { 'stage-row': [blurb('Late', { late })] } });
  for (const make of [row, (late: PageBlock['late']) => blurb('Late', { late })]) {
    const page = (late: PageBlock['late']) =>
      pageData([blurb('Before'), make(late), blurb('After')]);
    const begun = htmlText(render(page('awaited')).opening ?? '');
    expect(begun).toContain('Before');
    expect(begun).toContain('role="status"');
    expect(begun).not.toMatch(/After|<footer|<\/html>|data-part/);
    const whole = render(page('arrived'));
    expect(htmlText(whole.rest ?? '')).toMatch(/^<style>.*<\/style>.*Late.*After.*<\/html>$/s);
    expect(htmlText(whole.html)).toBe(text(page(undefined)));
    expect(htmlText(whole.html)).not.toMatch(/data-late|data-part/);
  }
});

test('a block that throws costs itself alone, and is not kept', () => {
  const { html, failures } = render(pageData([blurb('Before'), block('Accordion', { Items: 7 })]));
  expect(failures).toHaveLength(1);
  expect(htmlText(html)).toContain('Before');
  expect(htmlText(html)).toContain('data-block-failed="Accordion"');
});
