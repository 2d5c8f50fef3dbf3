import { examplePage } from '../../../../site/dev/examplePage';
import { collectFixtures, exampleBlock } from '../../../../site/dev/fixtures';

const fixtures = collectFixtures({
  '../../blocks/Row/Row.fixture.ts': {
    examples: { Default: { Title: { value: 'Row' } } },
    placeholders: { row: [{ name: 'Card', fields: { Title: { value: 'Card' } } }] },
  },
  'blocks/MegaMenu/MegaMenu.fixture.ts': { examples: { Plain: {}, Sticky: { Sticky: true } } },
});

describe('collectFixtures', () => {
  it('names fixtures after their block, in alphabetical order', () => {
    expect([...fixtures.keys()]).toEqual(['MegaMenu', 'Row']);
  });

  it.each([undefined, {}, { examples: {} }, { examples: 'none' }])(
    'rejects a module without examples: %j',
    (module) => {
      expect(() => collectFixtures({ 'blocks/Row/Row.fixture.ts': module })).toThrow(
        'blocks/Row/Row.fixture.ts exports no examples',
      );
    },
  );
});

describe('exampleBlock', () => {
  it('an example block has the fields of the example and the blocks inside it', () => {
    expect(exampleBlock(fixtures, 'Row', 'Default')).toMatchObject({
      name: 'Row',
      isKnown: true,
      fields: { Title: { value: 'Row' } },
      placeholders: {
        row: [{ name: 'Card', isKnown: true, fields: { Title: { value: 'Card' } } }],
      },
    });
  });

  it.each([
    ['Nothing', 'Default'],
    ['Row', 'Nothing'],
    ['Row', 'constructor'],
  ])('an example block is undefined for %s %s', (name, example) => {
    expect(exampleBlock(fixtures, name, example)).toBeUndefined();
  });
});

describe('examplePage', () => {
  it('an example page has the header above and other blocks in the main area', () => {
    const blocks = [
      exampleBlock(fixtures, 'Row', 'Default'),
      exampleBlock(fixtures, 'MegaMenu', 'Plain'),
    ].filter((block) => block !== undefined);
    const { page } = examplePage({ title: 'Both', theme: 'bmw', language: 'sv', blocks });
    const names = Object.entries(page?.placeholders ?? {}).map(([area, areaBlocks]) => [
      area,
      areaBlocks.map(({ name }) => name),
    ]);
    expect(Object.fromEntries(names)).toEqual({ header: ['MegaMenu'], main: ['Row'], footer: [] });
    expect(page?.fields.brandDesign).toBe('bmw');
  });

  it.each(['sv', 'nb', 'en', 'sk', 'fi'] as const)(
    'an example page in %s uses a site with that language',
    (language) => {
      const page = examplePage({ title: '', theme: 'default', language });
      expect(page.site.languages).toContain(language);
      expect(page.content.messages.searchLabel).not.toBe('');
    },
  );
});
