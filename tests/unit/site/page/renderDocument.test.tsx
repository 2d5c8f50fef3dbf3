import { defaultSiteContent } from '../../../../platform/content/siteContent';
import type { PageBlock } from '../../../../platform/content/page.types';
import { htmlText } from '../../../../platform/pages/html';
import type { PageData } from '../../../../platform/pages/pageData.types';
import { renderDocument } from '../../../../site/page/renderDocument';
import { siteByName } from '../../../../sites/sites';
import type { Language } from '../../../../sites/site.types';

const block = (name: string, fields: object, known = true): PageBlock => ({
  uid: name,
  name,
  known,
  fields: fields as Record<string, unknown>,
  placeholders: {},
});

const blurb = (title: string) => block('Blurb', { Title: { value: title } });
/** Its items are no list, which the parser would never let through. */
const broken = block('Accordion', { Items: 7 });

function pageData(main: readonly PageBlock[], over: Partial<PageData> = {}): PageData {
  const site = siteByName('automotive-uk');
  const language: Language = 'en';
  return {
    status: 200,
    site,
    language,
    routePath: '/',
    mode: 'normal',
    page: {
      itemId: 'A1',
      name: 'Home',
      template: 'HomePage',
      language,
      languages: [{ name: language, displayName: '', englishName: '', nativeName: '' }],
      fields: { noIndex: false },
      ownFields: {},
      placeholders: { main },
      images: [],
    },
    content: defaultSiteContent(site, language),
    placeholders: {},
    imageHosts: [],
    showUnknownBlocks: false,
    origin: 'https://automotive.example',
    ...over,
  };
}

function render(data: PageData) {
  const document = renderDocument(data);
  return { ...document, html: htmlText(document.html) };
}

test('[SHELL-02] every page has header, main and footer area in this order', () => {
  for (const data of [pageData([]), { ...pageData([]), page: undefined, status: 503 }]) {
    const { html } = render(data);
    const areas = [...html.matchAll(/data-area="(\w+)"/g)].map(([, area]) => area);
    expect(areas).toEqual(['header', 'main', 'footer']);
  }
});

test('[SHELL-07] [SHELL-08] [SHELL-09] [SHELL-10] [ERR-01] a block that throws leaves a Swedish card in its place, the rest stands', () => {
  const { html, failures } = render(pageData([blurb('Before'), broken, blurb('After')]));
  const [before = '', card = ''] = html.split('data-block-failed="Accordion"');
  const [inPlace = '', after = ''] = card.split('</section>');
  expect(before).toContain('Before');
  expect(inPlace).toMatch(/<h2[^>]*>Aj då<\/h2>/);
  // Also on pages of another language.
  expect(inPlace).toMatch(/role="alert"[^>]*lang="sv"|lang="sv"[^>]*role="alert"/);
  expect(inPlace).toContain('Här skulle en sektion visas, men något gick fel.');
  expect(inPlace).toMatch(/<button[^>]*data-reload[^>]*>Ladda om sidan<\/button>/);
  expect(after).toContain('After');
  expect(failures).toEqual([
    { name: 'Accordion', uid: 'Accordion', error: expect.any(TypeError) as unknown },
  ]);
});

test('a failing block inside a row costs that block only', () => {
  const row = {
    ...block('StageRow', {}),
    placeholders: { 'stage-row': [blurb('Inside'), broken] },
  };
  const { html, failures } = render(pageData([row]));
  expect(html).toContain('Inside');
  expect(html).toContain('data-block-failed="Accordion"');
  expect(failures).toHaveLength(1);
});

test('an unknown block is skipped in public and a labelled box in development and editing', () => {
  const unknown = pageData([block('Teleporter', {}, false), blurb('After')]);
  expect(render(unknown).html).not.toContain('Teleporter');
  for (const data of [
    { ...unknown, showUnknownBlocks: true },
    { ...unknown, mode: 'edit' as const },
  ]) {
    expect(render(data).html).toContain('data-unknown-block="Teleporter"');
  }
});

test('[BLURB-05] [ERR-03] a blurb without fields renders nothing and says so to the log', () => {
  const { html, notes } = render(pageData([block('Blurb', {})]));
  expect(html).toMatch(/data-area="main"[^>]*><(?!section)/);
  expect(notes).toEqual([{ block: 'Blurb', message: 'No fields provided' }]);
});

test('[ERR-07] [FOOT-07] a social link without an icon is left out and reported', () => {
  const links = ['LinkedIn', 'Friendster'].map((name) => ({
    name,
    Url: { value: { href: `https://${name}.example` } },
  }));
  const { html, notes } = render(pageData([block('Footer', { SocialLinks: links })]));
  expect(html).toContain('https://LinkedIn.example');
  expect(html).not.toContain('Friendster');
  expect(notes).toEqual([{ block: 'Footer', message: 'No icon for the social link "Friendster"' }]);
});

test('[HERO-03] a hero without a picture renders nothing unless it shows a film', () => {
  const film = { Video: { value: { src: '/-/media/film.mp4' } }, Title: { value: 'Film' } };
  const { html } = render(
    pageData([
      block('HeroBanner', { Title: { value: 'No picture' } }),
      block('HeroBanner', { ...film, ContentType: 'Video' }),
    ]),
  );
  expect(html).not.toContain('No picture');
  expect(html).toContain('/-/media/film.mp4');
});

test('[SHELL-18] [TRACK-05] the tag manager is named only where there is a container', () => {
  const data = pageData([]);
  expect(render(data).html).not.toContain('googletagmanager');
  const settings = { ...data.content.settings, gtmID: 'GTM-ABC123' };
  const { html } = render({ ...data, content: { ...data.content, settings } });
  expect(html).toContain('data-tag-manager="GTM-ABC123"');
  expect(html).toContain(
    '<noscript><iframe src="https://www.googletagmanager.com/ns.html?id=GTM-ABC123"',
  );
});

test.each([
  ['no tag manager', {}, false],
  ['a tag manager', { gtmID: 'GTM-ABC123' }, true],
  ['a tag manager with a consent manager', { gtmID: 'GTM-A', consentManager: 'External' }, false],
  ['films only, and our own dialog', { consentManager: 'BuiltIn' }, true],
] as const)('with %s visitors are asked for consent: %s', (_, over, asks) => {
  const data = pageData([]);
  const content = { ...data.content, settings: { ...data.content.settings, ...over } };
  expect(render({ ...data, content }).html.includes('data-asks-consent')).toBe(asks);
  const edited = render({ ...data, content, mode: 'edit' }).html;
  expect(edited).not.toContain('data-asks-consent');
});

test.each([
  ['preview', { mode: 'preview' }],
  ['editing', { mode: 'edit' }],
  ['a page that is not found', { status: 404 }],
] as const)('[SHELL-20] no page view is announced in %s', (_, over) => {
  expect(render(pageData([])).html).toContain('data-page-view');
  expect(render(pageData([], over)).html).not.toContain('data-page-view');
});

test('[SHELL-20] no page view is announced without an item id', () => {
  const data = pageData([]);
  const page = data.page && { ...data.page, itemId: undefined };
  expect(render({ ...data, page }).html).not.toContain('data-page-view');
});

test('[THEME-01] BrandDesign puts its theme on the document, and only that one', () => {
  const data = pageData([]);
  const page = data.page && { ...data.page, fields: { noIndex: false, brandDesign: 'MINI' } };
  const { html } = render({ ...data, page });
  expect(html).toContain('class="theme-mini"');
  expect(html).not.toContain('.theme-default');
});

test('a page carries no second copy of its data: only islands have props', () => {
  const { html } = render(pageData([blurb('Written once')]));
  expect(html.split('Written once')).toHaveLength(2);
});

test('scripts are never inline', () => {
  const { html } = render(pageData([blurb('A')]));
  // What carries data is none: no browser runs it.
  expect(html).not.toMatch(
    /<script(?![^>]*(?:src=|type="application\/json"))|\son\w+="|javascript:/,
  );
});

test('what is around islands stands once in a page that has some, and ends no element early', () => {
  const data = pageData([blurb('A')]);
  const { html } = render({ ...data, imageHosts: ['</script>'] });
  const [, json = ''] =
    /<script type="application\/json" id="around-islands">(.*?)<\/script>/.exec(html) ?? [];
  expect(JSON.parse(json)).toMatchObject({ page: { languages: [] }, imageHosts: ['</script>'] });
  expect(html.match(/mileageUnit/g)).toHaveLength(1);
  expect(render({ ...data, mode: 'edit' }).html).not.toContain('around-islands');
});

test('a page with a late block begins up to it, and the rest brings its styles', () => {
  const late = (state: PageBlock['late']) =>
    renderDocument(pageData([blurb('Before'), { ...blurb('Late'), late: state }, blurb('After')]));
  const begun = htmlText(late('awaited').opening ?? '');
  expect(begun).toContain('Before');
  expect(begun).toContain('role="status"');
  expect(begun).not.toMatch(/After|<footer|<\/html>/);
  const whole = late('arrived');
  const rest = htmlText(whole.rest ?? '');
  expect(rest).toMatch(/^<style>.*<\/style>.*Late.*After.*<\/html>$/s);
  expect(htmlText(whole.html)).not.toContain('data-late');
  expect(htmlText(whole.html)).toBe(
    htmlText(renderDocument(pageData([blurb('Before'), blurb('Late'), blurb('After')])).html),
  );
});
