import { renderToStaticMarkup } from 'react-dom/server';
import { Blocks } from '../../../../blocks/Blocks';
import { readContentAnswer } from '../../../../server/upstreams/contentResponse';
import { parseLayout } from '../../../../site/content/parseLayout';
import { examplePage } from '../../../../site/dev/examplePage';
import { PageProviders } from '../../../../site/page/PageProviders';

interface LayoutKind {
  /** What the layout is like, and where such layouts were seen. */
  kind: string;
  route: object;
  context?: object;
  /** Words that must stand on the page, and words that must not. */
  shows?: string[];
  hides?: string[];
  /** Blocks of the main area. */
  blocks?: string[];
  /** Where something was left out. */
  problems?: string[];
}

const value = (text: unknown) => ({ value: text });
const blurb = (title: unknown, more: object = {}) => ({
  uid: 'e1d5a7f0-0000-4000-8000-000000000001',
  componentName: 'Blurb',
  dataSource: '{110D559F-DEA5-42EA-9C1C-8A5DF7E70EF9}',
  params: {},
  fields: { Title: title, ...more },
});
const main = (...renderings: unknown[]) => ({ placeholders: { main: renderings } });
const row = (placeholders: unknown, more: object = {}) => ({
  uid: 'r',
  componentName: 'StageRow',
  dataSource: '',
  placeholders,
  ...more,
});
const guid = '2A6A0C47-5C6A-4D43-9E0E-6F7C8D9E0F1A';

const kinds: LayoutKind[] = [
  // Pages
  {
    kind: 'a page with its three areas (Sitecore/jss, starter apps)',
    route: { placeholders: { header: [], main: [blurb(value('Hej'))], footer: [] } },
    shows: ['Hej'],
    blocks: ['Blurb'],
  },
  {
    kind: 'areas of a site made with headless SXA (SitecoreAI/xmcloud-starter-js)',
    route: {
      placeholders: {
        'headless-header': [],
        'headless-main': [blurb(value('Hej'))],
        'headless-footer': [],
      },
    },
    shows: ['Hej'],
    blocks: ['Blurb'],
  },
  {
    kind: 'a page without a block (new pages of every starter)',
    route: { placeholders: { main: [] } },
    blocks: [],
  },
  {
    kind: 'a page whose template nobody knows (Sitecore/content-sdk, templates of tenants)',
    route: { templateName: 'Landing Page', templateId: guid, ...main(blurb(value('Hej'))) },
    shows: ['Hej'],
  },
  {
    kind: 'a page with fields of its own that no contract has (SXA pages: Title, Content, NavigationFilter)',
    route: {
      fields: { Title: value('A'), Content: value('<p>b</p>'), NavigationFilter: [], SxaTags: [] },
      ...main(blurb(value('Hej'))),
    },
    shows: ['Hej'],
  },
  {
    kind: 'a page in preview, with a layout of its device (Sitecore/jss, layout service)',
    route: {
      deviceId: guid,
      itemLanguage: 'en',
      itemVersion: 1,
      layoutId: guid,
      ...main(blurb(value('Hej'))),
    },
    context: { pageState: 'preview', editMode: 'chromes' },
    shows: ['Hej'],
  },
  // Partial designs and containers
  {
    kind: 'a partial design around blocks (SitecoreAI/xmcloud-starter-js)',
    route: {
      placeholders: {
        'headless-main': [
          {
            uid: 'p',
            componentName: 'PartialDesignDynamicPlaceholder',
            dataSource: '',
            params: { sid: guid, ph: 'headless-main', sig: 'sxa-main' },
            placeholders: { 'sxa-main': [blurb(value('Hej'))] },
          },
        ],
      },
    },
    shows: ['Hej'],
    blocks: ['Blurb'],
  },
  {
    kind: 'a partial design that is empty (same place)',
    route: main({
      componentName: 'PartialDesignDynamicPlaceholder',
      placeholders: { 'sxa-main': [] },
    }),
    blocks: [],
  },
  {
    kind: 'partial designs in each other (Sitecore.Demo.XmCloud.PlaySummit)',
    route: main({
      componentName: 'PartialDesignDynamicPlaceholder',
      placeholders: {
        'sxa-a': [
          {
            componentName: 'PartialDesignDynamicPlaceholder',
            placeholders: { 'sxa-b': [blurb(value('Hej')), blurb(value('Då'))] },
          },
        ],
      },
    }),
    shows: ['Hej', 'Då'],
    blocks: ['Blurb', 'Blurb'],
  },
  {
    kind: 'a container that is not ours (SXA Container, RowSplitter, ColumnSplitter)',
    route: main({
      componentName: 'ColumnSplitter',
      params: { EnabledPlaceholders: '1,2' },
      placeholders: { 'column-1-{*}': [blurb(value('Hej'))], 'column-2-{*}': [blurb(value('Då'))] },
    }),
    shows: ['Hej', 'Då'],
    blocks: ['Blurb', 'Blurb'],
    problems: ['main[0].ColumnSplitter'],
  },
  // Placeholders
  {
    kind: 'a placeholder in a block (Sitecore/jss, nested placeholders)',
    route: main(row({ 'stage-row': [blurb(value('Hej'))] })),
    shows: ['Hej'],
    blocks: ['StageRow'],
  },
  {
    kind: 'dynamic placeholders by number (SXA, DynamicPlaceholderId)',
    route: main(
      row({ 'stage-row-1': [blurb(value('Hej'))] }, { params: { DynamicPlaceholderId: '1' } }),
    ),
    shows: ['Hej'],
  },
  {
    kind: 'dynamic placeholders by a wildcard (Sitecore/content-sdk, placeholder patterns)',
    route: main(row({ 'stage-row-{*}': [blurb(value('Hej'))] })),
    shows: ['Hej'],
  },
  {
    kind: 'dynamic placeholders by a GUID (Sitecore MVC keys)',
    route: main(row({ [`/main/stage-row-{${guid}}-0`]: [blurb(value('Hej'))] })),
    shows: ['Hej'],
  },
  {
    kind: 'several keys of one placeholder, in their order (SXA splitters)',
    route: main(
      row({ 'stage-row-1-1': [blurb(value('Hej'))], 'stage-row-2-1': [blurb(value('Då'))] }),
    ),
    shows: ['Hej', 'Då'],
  },
  {
    kind: 'placeholders that are null, a list, or hold null (Sitecore/jss#1908 and layouts of Edge)',
    route: main(
      row(null),
      row([]),
      row({ 'stage-row': null }),
      row({ 'stage-row': [null] }),
      blurb(value('Hej')),
    ),
    shows: ['Hej'],
    problems: ['main[3].StageRow.stage-row[0]'],
  },
  {
    kind: 'marks of the older page editor among blocks (Sitecore/jss, chromes)',
    route: main(
      {
        name: 'code',
        type: 'text/sitecore',
        contents: '{}',
        attributes: { chrometype: 'placeholder', kind: 'open' },
      },
      blurb(value('Hej')),
    ),
    shows: ['Hej'],
    hides: ['chrometype'],
    problems: ['main[0]'],
  },
  // Blocks
  {
    kind: 'parameters of a rendering (SXA: styles, grid)',
    route: main({
      ...blurb(value('Hej')),
      params: {
        GridParameters: 'col-12',
        Styles: 'indent-top',
        FieldNames: 'Default',
        RenderingIdentifier: 'x',
        CSSStyles: '',
      },
    }),
    shows: ['Hej'],
    hides: ['col-12', 'indent-top'],
  },
  {
    kind: 'no parameters, and parameters as text (Sitecore/jss, JSS 22)',
    route: main(
      { ...blurb(value('Hej')), params: undefined },
      { ...blurb(value('Då')), params: 'a=b' },
    ),
    shows: ['Hej', 'Då'],
  },
  {
    kind: 'a data source that is gone (Sitecore/jss: fields left out)',
    route: main(
      {
        uid: 'u',
        componentName: 'Blurb',
        dataSource: '{00000000-0000-0000-0000-000000000000}',
        params: {},
      },
      blurb(value('Hej')),
    ),
    shows: ['Hej'],
    blocks: ['Blurb', 'Blurb'],
  },
  {
    kind: 'a data source in the page (SXA: local:/Data/Blurb 1)',
    route: main({ ...blurb(value('Hej')), dataSource: 'local:/Data/Blurb 1' }),
    shows: ['Hej'],
  },
  {
    kind: 'fields of null, and as an empty list (layouts of Edge)',
    route: main(
      { componentName: 'Blurb', fields: null },
      { componentName: 'Blurb', fields: [] },
      blurb(value('Hej')),
    ),
    shows: ['Hej'],
  },
  {
    kind: 'a block hidden by personalisation (Sitecore/jss: Hidden Rendering)',
    route: main({ uid: 'h', componentName: 'Hidden Rendering' }, blurb(value('Hej'))),
    shows: ['Hej'],
    hides: ['Hidden Rendering'],
    problems: ['main[0].Hidden Rendering'],
  },
  {
    kind: 'experiences beside a block (Sitecore/content-sdk, personalize)',
    route: main({ ...blurb(value('Hej')), experiences: { variant1: blurb(value('Variant')) } }),
    shows: ['Hej'],
    hides: ['Variant'],
  },
  {
    kind: 'a block of another library (FEaaSComponent, BYOCWrapper)',
    route: main(
      { componentName: 'FEaaSComponent', params: { LibraryId: 'a', ComponentId: 'b' } },
      blurb(value('Hej')),
    ),
    shows: ['Hej'],
    problems: ['main[0].FEaaSComponent'],
  },
  {
    kind: 'data of a query of the component (Sitecore/jss: fields.data.datasource)',
    route: main(
      {
        componentName: 'Blurb',
        fields: { data: { datasource: { Title: { jsonValue: value('Nej') } } } },
      },
      blurb(value('Hej')),
    ),
    shows: ['Hej'],
    hides: ['Nej'],
  },
  {
    kind: 'a component without a name (broken items)',
    route: main(
      { uid: 'x', componentName: '' },
      { uid: 'y', componentName: null },
      blurb(value('Hej')),
    ),
    shows: ['Hej'],
    problems: ['main[0]', 'main[1]'],
  },
  // Fields
  {
    kind: 'empty fields (Sitecore/jss: value "")',
    route: main(
      blurb(value(''), { RichText: value(''), Link: value({ href: '' }), ImageDesktop: value({}) }),
      blurb(value('Hej')),
    ),
    shows: ['Hej'],
  },
  {
    kind: 'marks of fields of the older page editor (Sitecore/jss: editable)',
    route: main(blurb({ value: 'Hej', editable: '<span class="scWebEditInput">Hej</span>' })),
    shows: ['Hej'],
    hides: ['scWebEditInput'],
  },
  {
    kind: 'a number and a boolean as text (fields of Edge)',
    route: main(
      blurb(value('Hej'), { Reverse: value('1') }),
      row({ 'stage-row': [] }, { fields: { Columns: value('3') } }),
    ),
    shows: ['Hej'],
  },
  {
    kind: 'a picture with sizes as text (layout service, image fields)',
    route: main(
      blurb(value('Hej'), {
        ImageDesktop: value({
          src: '/-/media/a.jpg?iar=0&hash=1',
          alt: 'Bil',
          width: '800',
          height: '600',
        }),
      }),
    ),
    shows: ['Hej', 'alt="Bil"', 'width="800"'],
  },
  {
    kind: 'a picture as the platform stores it (raw values, mediaid)',
    route: main(
      blurb(value('Hej'), { ImageDesktop: value(`<image mediaid="{${guid}}" alt="Bil" />`) }),
    ),
    shows: ['alt="Bil"', guid.replaceAll('-', '')],
  },
  {
    kind: 'a picture without a value around it (Sitecore/jss: ImageFieldValue)',
    route: main(blurb(value('Hej'), { ImageDesktop: { src: '/-/media/a.jpg', alt: 'Bil' } })),
    shows: ['alt="Bil"'],
  },
  {
    kind: 'a link to a page with query and anchor (general link, internal)',
    route: main(
      blurb(value('Hej'), {
        Link: value({
          href: '/om',
          text: 'Om',
          linktype: 'internal',
          querystring: 'a=b',
          anchor: 'c',
          id: `{${guid}}`,
          class: 'x',
          target: '|Custom',
        }),
      }),
    ),
    shows: ['href="/om?a=b#c"', 'Om'],
  },
  {
    kind: 'a link to a place of the page (Sitecore/jss#2115)',
    route: main(
      blurb(value('Hej'), {
        Link: value({
          href: 'priser',
          text: 'Priser',
          linktype: 'anchor',
          anchor: 'priser',
          url: 'priser',
        }),
      }),
    ),
    shows: ['href="#priser"'],
  },
  {
    kind: 'a link by e-mail, to a file and to another site (general link forms)',
    route: main(
      blurb(value('A'), {
        Link: value({ href: 'mailto:a@example.com', text: 'Mejl', linktype: 'mailto' }),
      }),
      blurb(value('B'), {
        Link: value({ href: '/-/media/a.pdf', text: 'Fil', linktype: 'media' }),
      }),
      blurb(value('C'), {
        Link: value({
          href: 'https://example.com',
          text: 'Ut',
          linktype: 'external',
          target: '_blank',
        }),
      }),
    ),
    shows: ['mailto:a@example.com', '/-/media/a.pdf', 'https://example.com'],
  },
  {
    kind: 'a link that would run script (general link, javascript)',
    route: main(
      blurb(value('Hej'), {
        Link: value({ href: 'javascript:alert(1)', text: 'Kör', linktype: 'javascript' }),
      }),
    ),
    shows: ['Hej'],
    hides: ['javascript:'],
  },
  {
    kind: 'a link as the platform stores it (raw values)',
    route: main(
      blurb(value('Hej'), {
        Link: value(
          '<link text="Ut" linktype="external" url="https://example.com" target="_blank" />',
        ),
      }),
    ),
    shows: ['https://example.com', 'Ut'],
  },
  {
    kind: 'rich text with what the editor makes of links and pictures (Sitecore rich text fields)',
    route: main(
      blurb(value('Hej'), {
        RichText: value(
          '<h5>A</h5><div>B</div><p><a href="~/media/x.pdf">Fil</a><img src="-/media/y.ashx" alt="Bild"></p>',
        ),
      }),
    ),
    shows: ['<h5>A</h5>', '<div>B</div>', '/-/media/x.pdf', 'alt="Bild"'],
  },
  {
    kind: 'a list of items with items that are gone (multilist, treelist)',
    route: main(
      {
        componentName: 'LinkList',
        fields: {
          Items: [
            { id: guid, name: 'a', url: '/a', displayName: 'A', fields: { Text: value('Ett') } },
            null,
            { id: guid, fields: {} },
          ],
        },
      },
      blurb(value('Hej')),
    ),
    shows: ['Hej'],
  },
];

function render({ route, context = {} }: LayoutKind) {
  const rendered = {
    sitecore: {
      context: { pageEditing: false, site: { name: 'x' }, language: 'sv', ...context },
      route: { name: 'Home', displayName: 'Home', itemId: guid, ...route },
    },
  };
  const names = { name: 'sv', displayName: 'sv', englishName: 'sv', nativeName: 'sv' };
  const item = {
    id: guid,
    version: 1,
    rendered: JSON.stringify(rendered),
    language: names,
    languages: [],
  };
  const answer = readContentAnswer({ data: { layout: { item } } }, { operationName: 'PageLayout' });
  const read = (answer.layout as { item: { rendered: unknown } }).item.rendered;
  const { page, problems } = parseLayout(read, 'sv');
  const data = {
    ...examplePage({ title: 'x', theme: 'default', language: 'sv' }),
    showUnknownBlocks: false,
  };
  const html = renderToStaticMarkup(
    <PageProviders data={data}>
      {Object.entries(page.placeholders).map(([name, blocks]) => (
        <Blocks key={name} blocks={blocks} placeholder={name} />
      ))}
    </PageProviders>,
  );
  return { page, problems, html };
}

test('there are as many kinds of layouts as platforms were seen to send', () => {
  expect(new Set(kinds.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(30);
});

test.each(kinds)('[SHELL-02] shows $kind', (given) => {
  const { page, problems, html } = render(given);
  const { shows = [], hides = [], blocks, problems: expected = [] } = given;
  expect(shows.filter((words) => !html.includes(words))).toEqual([]);
  expect(hides.filter((words) => html.includes(words))).toEqual([]);
  expect(html).not.toContain('data-block-failed');
  if (blocks) expect((page.placeholders.main ?? []).map(({ name }) => name)).toEqual(blocks);
  expect(problems.map(({ path }) => path)).toEqual(expected);
});
