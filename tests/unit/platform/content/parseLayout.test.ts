import { LayoutError, parseLayout } from '../../../../platform/content/parseLayout';

function layout(route: object, context: object = {}): unknown {
  return {
    sitecore: {
      context,
      route: { name: 'Home', itemId: 'A1', templateName: 'HomePage', ...route },
    },
  };
}

function main(...blocks: object[]) {
  return layout({ placeholders: { main: blocks } });
}

const blurb = (fields: object) => ({ uid: 'u1', componentName: 'Blurb', fields });

test('[SHELL-12] reads every page route field', () => {
  const text = (value: string) => ({ value });
  const { page } = parseLayout(
    layout({
      fields: {
        metaTitle: text('Meta'),
        navTitle: text('Nav'),
        metaDescription: text('Description'),
        ogDescription: text('Shared'),
        ogImage: {
          value: {
            src: '/-/media/a.jpg',
            alt: 'A car',
            width: '1200',
            height: 630,
            focalpoint: '0.5,0.5;color:red',
          },
        },
        canonicalURL: text('https://automotive.example/a'),
        gtmID: text('GTM-ABCD12'),
        BrandDesign: text('Mercedes'),
        noIndex: { value: true },
      },
    }),
    'sv',
  );
  expect(page.fields).toEqual({
    metaTitle: 'Meta',
    navTitle: 'Nav',
    metaDescription: 'Description',
    ogDescription: 'Shared',
    ogImage: { value: { src: '/-/media/a.jpg', alt: 'A car', width: 1200, height: 630 } },
    canonicalURL: 'https://automotive.example/a',
    gtmID: 'GTM-ABCD12',
    brandDesign: 'Mercedes',
    noIndex: true,
  });
});

test('[SHELL-12] a story is shared with its own picture, unless another one was chosen', () => {
  const image = { value: { src: '/-/media/story.jpg' } };
  const shared = (ogImage: object) =>
    parseLayout(layout({ templateName: 'StoryPage', fields: { image, ogImage } }), 'sv').page.fields
      .ogImage?.value?.src;
  expect(shared({ value: { src: '' } })).toBe('/-/media/story.jpg');
  expect(shared({ value: {} })).toBe('/-/media/story.jpg');
  expect(shared({ value: { src: '/-/media/chosen.jpg' } })).toBe('/-/media/chosen.jpg');
});

test('[SHELL-02] keeps the blocks of each placeholder in their order', () => {
  const { page } = parseLayout(
    layout({
      placeholders: {
        header: [{ uid: 'h', componentName: 'MegaMenu', fields: {} }],
        main: [blurb({ Title: { value: 'One' } }), blurb({ Title: { value: 'Two' } })],
        footer: [{ uid: 'f', componentName: 'Footer', fields: {} }],
      },
    }),
    'sv',
  );
  expect(Object.keys(page.placeholders)).toEqual(['header', 'main', 'footer']);
  expect(page.placeholders.main?.map(({ fields }) => fields.Title)).toEqual([
    { value: 'One' },
    { value: 'Two' },
  ]);
});

test('unwraps booleans, numbers and enums, and keeps editable fields as objects', () => {
  const { page, problems } = parseLayout(
    main(
      blurb({
        Title: { value: 'Title' },
        TitleTag: { value: 'h3' },
        Reverse: { value: '1' },
        CenterContent: { value: false },
        Link: { value: { href: '/a', text: 'A', linktype: 'internal', id: '' } },
      }),
      { componentName: 'StageRow', fields: { Columns: { value: 3 } } },
    ),
    'sv',
  );
  expect(problems).toEqual([]);
  expect(page.placeholders.main?.[0]?.fields).toEqual({
    Title: { value: 'Title' },
    TitleTag: 'h3',
    Reverse: true,
    CenterContent: false,
    Link: { value: { href: '/a', text: 'A', linktype: 'internal' } },
  });
  expect(page.placeholders.main?.[1]?.fields).toEqual({ Columns: 3 });
});

test('omits invalid values, reports their path and keeps the rest', () => {
  const { page, problems } = parseLayout(
    main(
      blurb({ Title: { value: 7 }, TextColor: { value: 'Mauve' }, RichText: { value: ['x'] } }),
      'nonsense' as unknown as object,
      {
        componentName: 'StageRow',
        fields: { Columns: { value: 'many' } },
        placeholders: { 'stage-row': {} },
      },
    ),
    'sv',
  );
  expect(page.placeholders.main).toHaveLength(2);
  expect(page.placeholders.main?.[0]?.fields).toEqual({ Title: { value: '7' } });
  expect(problems.map(({ path }) => path)).toEqual([
    'main[0].Blurb.RichText',
    'main[0].Blurb.TextColor',
    'main[1]',
    'main[2].StageRow.Columns',
    'main[2].StageRow.stage-row',
  ]);
});

test('keeps an unknown block as unknown and reports it', () => {
  const { page, problems } = parseLayout(
    main({ componentName: 'Teleporter', fields: { A: { value: 1 } } }),
    'sv',
  );
  expect(page.placeholders.main?.[0]).toMatchObject({
    name: 'Teleporter',
    isKnown: false,
    fields: {},
  });
  expect(problems).toEqual([
    { path: 'main[0].Teleporter', message: 'is a block that no contract describes' },
  ]);
});

test('parses referenced items and nested placeholders, and collects the pictures', () => {
  const image = (src: string) => ({ value: { src, alt: '' } });
  const { page } = parseLayout(
    main(
      {
        componentName: 'LinkList',
        fields: { Items: [{ id: '1', fields: { Text: { value: 'A' }, Bad: { value: 1 } } }, 'x'] },
      },
      {
        componentName: 'StageRow',
        placeholders: {
          'stage-row': [
            { componentName: 'CarModelCard', fields: { Image: image('/-/media/a.jpg') } },
            { componentName: 'CarModelCard', fields: { Image: image('/-/media/a.jpg') } },
          ],
        },
      },
    ),
    'sv',
  );
  expect(page.placeholders.main?.[0]?.fields.Items).toEqual([{ Text: { value: 'A' } }]);
  expect(page.placeholders.main?.[1]?.placeholders['stage-row']).toHaveLength(2);
  expect(page.images).toEqual(['/-/media/a.jpg']);
});

test('sanitises rich text', () => {
  const html =
    '<h1>A</h1><p onclick="x()">B<script>alert(1)</script><a href="javascript:x()">C</a></p>';
  const { page } = parseLayout(main(blurb({ RichText: { value: html } })), 'sv');
  expect(page.placeholders.main?.[0]?.fields.RichText).toEqual({
    value: '<h2>A</h2><p>B<a>C</a></p>',
  });
});

test('omits empty fields, but keeps those that can be edited while a page is edited', () => {
  const metadata = { fieldId: '1' };
  const json = main(blurb({ Title: { value: ' ' }, Link: { value: { href: '' } } }), {
    componentName: 'Blurb',
    fields: { Title: { value: '', metadata }, Link: { value: { href: '' }, metadata } },
  });
  const getFields = (editing: boolean) =>
    parseLayout(json, 'sv', editing).page.placeholders.main?.map(({ fields }) => fields);
  expect(getFields(false)).toEqual([{}, {}]);
  expect(getFields(true)).toEqual([
    {},
    { Title: { value: '', metadata }, Link: { value: { href: '' }, metadata } },
  ]);
});

test.each([[null], ['text'], [{}], [{ sitecore: {} }], [{ sitecore: { route: [] } }]])(
  'rejects %j, which is not a page',
  (json) => {
    expect(() => parseLayout(json, 'sv')).toThrow(LayoutError);
  },
);

test('treats null and empty lists or objects as an empty field', () => {
  const nothings = [null, undefined, { value: null }, {}, []];
  for (const nothing of nothings) {
    const { page, problems } = parseLayout(
      main(
        blurb({
          Title: nothing,
          RichText: nothing,
          Link: nothing,
          Image: nothing,
          Reverse: nothing,
        }),
        { componentName: 'LinkList', fields: { Items: nothing ?? { value: null } } },
        { componentName: 'StageRow', fields: { Columns: nothing }, placeholders: { a: null } },
        { componentName: 'StageRow', fields: null, placeholders: [] },
      ),
      'sv',
    );
    expect(problems).toEqual([]);
    expect(page.placeholders.main).toHaveLength(4);
    expect(page.placeholders.main?.[0]?.fields).not.toHaveProperty('Title');
  }
});

test.each([
  [
    { href: '/a', text: 'A' },
    { href: '/a', text: 'A' },
  ],
  [
    { value: { href: '', linktype: 'anchor', anchor: 'x' } },
    { href: '', linktype: 'anchor', anchor: 'x' },
  ],
  [
    {
      value: '<link text="A &amp; B" linktype="external" url="https://example.com/?a=1&amp;b=2" />',
    },
    { href: 'https://example.com/?a=1&b=2', text: 'A & B', linktype: 'external' },
  ],
  [
    { value: '<link text="A" linktype="internal" id="{110D559F-DEA5-42EA-9C1C-8A5DF7E70EF9}" />' },
    undefined,
  ],
  [{ value: '<link text="A" url="/a"' }, undefined],
])("reads a link from %j, as an object or in the platform's stored form", (field, value) => {
  const { page } = parseLayout(main(blurb({ Link: field })), 'sv');
  expect(page.placeholders.main?.[0]?.fields.Link).toEqual(value && { value });
});

test.each([
  [
    { src: '/-/media/a.jpg', alt: 'A' },
    { src: '/-/media/a.jpg', alt: 'A' },
  ],
  [
    { value: '<image mediaid="{110D559F-DEA5-42EA-9C1C-8A5DF7E70EF9}" alt="A" width="40" />' },
    {
      src: '/-/media/110D559FDEA542EA9C1C8A5DF7E70EF9.ashx',
      alt: 'A',
      width: 40,
    },
  ],
  [{ value: '<image src="/-/media/a.jpg" alt=""/>' }, { src: '/-/media/a.jpg' }],
  [{ value: '<image/>' }, undefined],
  [{ value: '' }, undefined],
])("reads a picture from %j, as an object or in the platform's stored form", (field, value) => {
  const { page, problems } = parseLayout(
    main({ componentName: 'CarModelCard', fields: { Image: field } }),
    'sv',
  );
  expect(page.placeholders.main?.[0]?.fields.Image).toEqual(value && { value });
  expect(problems).toEqual([]);
});

test('reports elements that rich text may not contain, and keeps the rest', () => {
  const html =
    '<p>A</p><iframe src="https://example.com"></iframe><img src="data:image/png;base64,AA">';
  const { page, problems } = parseLayout(main(blurb({ RichText: { value: html } })), 'sv');
  expect(page.placeholders.main?.[0]?.fields.RichText).toEqual({ value: '<p>A</p>' });
  expect(problems).toEqual([
    { path: 'main[0].Blurb.RichText', message: 'has <iframe>, which a rich text may not hold' },
    { path: 'main[0].Blurb.RichText', message: 'has <img>, which a rich text may not hold' },
  ]);
});

test('reports that a rich text is too long and is shown as plain text', () => {
  const html = '<p>a</p>'.repeat(15_000);
  const { page, problems } = parseLayout(main(blurb({ RichText: { value: html } })), 'sv');
  expect(JSON.stringify(page.placeholders.main?.[0]?.fields.RichText)).not.toContain('<');
  expect(problems).toEqual([
    {
      path: 'main[0].Blurb.RichText',
      message: 'is too long for a rich text: its words alone are shown',
    },
  ]);
});
