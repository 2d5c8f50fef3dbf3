import { defaultSiteContent } from '../../../../platform/content/siteContent';
import type { PageBlock } from '../../../../platform/content/page.types';
import { htmlText } from '../../../../platform/pages/html';
import type { PageData } from '../../../../platform/pages/pageData.types';
import { renderDocument } from '../../../../site/page/renderDocument';
import { siteByName } from '../../../../sites/sites';
import type { Language } from '../../../../sites/site.types';

const block = (name: string, fields: object, isKnown = true): PageBlock => ({
  uid: name,
  name,
  isKnown,
  fields: fields as Record<string, unknown>,
  placeholders: {},
});

const blurb = (title: string) => block('Blurb', { Title: { value: title } });
/** A block whose items are not a list; the parser would reject it. */
const invalidBlock = block('Accordion', { Items: 7 });

function pageData(main: readonly PageBlock[], overrides: Partial<PageData> = {}): PageData {
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
    ...overrides,
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

test('[SHELL-07] [SHELL-08] [SHELL-09] [SHELL-10] [ERR-01] a block that throws is replaced with a Swedish error card, and the other blocks are shown', () => {
  const { html, failures } = render(pageData([blurb('Before'), invalidBlock, blurb('After')]));
  const [before = '', card = ''] = html.split('data-block-failed="Accordion"');
  const [cardHtml = '', after = ''] = card.split('</section>');
  expect(before).toContain('Before');
  expect(cardHtml).toMatch(/<h2[^>]*>Aj då<\/h2>/);
  // The message has the language of the texts, also on pages in another language.
  expect(cardHtml).toMatch(/role="alert"[^>]*lang="sv"|lang="sv"[^>]*role="alert"/);
  expect(cardHtml).toContain('Här skulle en sektion visas, men något gick fel.');
  expect(cardHtml).toMatch(/<button[^>]*data-reload[^>]*>Ladda om sidan<\/button>/);
  expect(after).toContain('After');
  expect(failures).toEqual([
    { name: 'Accordion', uid: 'Accordion', error: expect.any(TypeError) as unknown },
  ]);
});

test('a failing block inside a row affects only itself', () => {
  const row = {
    ...block('StageRow', {}),
    placeholders: { 'stage-row': [blurb('Inside'), invalidBlock] },
  };
  const { html, failures } = render(pageData([row]));
  expect(html).toContain('Inside');
  expect(html).toContain('data-block-failed="Accordion"');
  expect(failures).toHaveLength(1);
});

test('an unknown block is omitted in public, and shown as a labelled box in development and editing', () => {
  const unknown = pageData([block('Teleporter', {}, false), blurb('After')]);
  expect(render(unknown).html).not.toContain('Teleporter');
  for (const data of [
    { ...unknown, showUnknownBlocks: true },
    { ...unknown, mode: 'edit' as const },
  ]) {
    expect(render(data).html).toContain('data-unknown-block="Teleporter"');
  }
});

test('[BLURB-05] [ERR-03] a blurb without fields renders nothing and is logged', () => {
  const { html, notes } = render(pageData([block('Blurb', {})]));
  expect(html).toMatch(/data-area="main"[^>]*><(?!section)/);
  expect(notes).toEqual([{ block: 'Blurb', message: 'No fields provided' }]);
});

test('[ERR-07] [FOOT-07] a social link without an icon is omitted and logged', () => {
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

test('[SHELL-18] [TRACK-05] the tag manager is included only with a container id', () => {
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
  ['only films, and our own dialog', { consentManager: 'BuiltIn' }, true],
] as const)('with %s the page requests consent: %s', (_, overrides, requestsConsent) => {
  const data = pageData([]);
  const content = { ...data.content, settings: { ...data.content.settings, ...overrides } };
  expect(render({ ...data, content }).html.includes('data-asks-consent')).toBe(requestsConsent);
  const editedHtml = render({ ...data, content, mode: 'edit' }).html;
  expect(editedHtml).not.toContain('data-asks-consent');
});

test.each([
  ['preview', { mode: 'preview' }],
  ['editing', { mode: 'edit' }],
  ['a page that is not found', { status: 404 }],
] as const)('[SHELL-20] no page view is sent in %s', (_, overrides) => {
  expect(render(pageData([])).html).toContain('data-page-view');
  expect(render(pageData([], overrides)).html).not.toContain('data-page-view');
});

test('[SHELL-20] no page view is sent without an item id', () => {
  const data = pageData([]);
  const page = data.page && { ...data.page, itemId: undefined };
  expect(render({ ...data, page }).html).not.toContain('data-page-view');
});

test('[THEME-01] BrandDesign sets the theme of the document and includes only that theme', () => {
  const data = pageData([]);
  const page = data.page && { ...data.page, fields: { noIndex: false, brandDesign: 'MINI' } };
  const { html } = render({ ...data, page });
  expect(html).toContain('class="theme-mini"');
  expect(html).not.toContain('.theme-default');
});

test('the data of a page is not embedded a second time: only islands have props', () => {
  const { html } = render(pageData([blurb('Written once')]));
  expect(html.split('Written once')).toHaveLength(2);
});

test('a page has no inline scripts', () => {
  const { html } = render(pageData([blurb('A')]));
  // A data block is not a script: browsers do not run it.
  expect(html).not.toMatch(
    /<script(?![^>]*(?:src=|type="application\/json"))|\son\w+="|javascript:/,
  );
});

test('the context of islands is embedded once, escaped, in a page with islands', () => {
  const data = pageData([blurb('A')]);
  const { html } = render({ ...data, imageHosts: ['</script>'] });
  const [, json = ''] =
    /<script type="application\/json" id="around-islands">(.*?)<\/script>/.exec(html) ?? [];
  expect(JSON.parse(json)).toMatchObject({ page: { languages: [] }, imageHosts: ['</script>'] });
  expect(html.match(/mileageUnit/g)).toHaveLength(1);
  expect(render({ ...data, mode: 'edit' }).html).not.toContain('around-islands');
});

test('the first chunk of a page ends at its deferred block, and the tail contains its styles', () => {
  const renderDeferred = (state: PageBlock['deferred']) =>
    renderDocument(
      pageData([blurb('Before'), { ...blurb('Late'), deferred: state }, blurb('After')]),
    );
  const firstChunk = htmlText(renderDeferred('awaited').opening ?? '');
  expect(firstChunk).toContain('Before');
  expect(firstChunk).toContain('role="status"');
  expect(firstChunk).not.toMatch(/After|<footer|<\/html>/);
  const fullPage = renderDeferred('arrived');
  const tail = htmlText(fullPage.tail ?? '');
  expect(tail).toMatch(/^<style>.*<\/style>.*Late.*After.*<\/html>$/s);
  expect(htmlText(fullPage.html)).not.toContain('data-late');
  expect(htmlText(fullPage.html)).toBe(
    htmlText(renderDocument(pageData([blurb('Before'), blurb('Late'), blurb('After')])).html),
  );
});
