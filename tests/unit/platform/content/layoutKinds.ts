import { blurb, guid, main, row, value, type LayoutKind } from './layoutParts';

/** Layouts with various forms of pages, placeholders and blocks. */
export const layoutKinds: LayoutKind[] = [
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
];
