import { copyRepository, type RepositoryCopy } from './repositoryCopy';

const guarantee = `"What the house guarantees."
type Guarantee @block(category: "Text and media", placeholders: ["guarantee-more"]) {
  "Short; one line."
  Title: TextField
  Text: RichTextField
  Link: LinkField
  Image: ImageField
  Film: FileField
  Since: DateField
  Tone: GuaranteeTone
  IsNew: Boolean @editor(group: Appearance)
  Columns: Int
  Ratio: Float
  code: String
  Main: GuaranteeItem
  Items: [GuaranteeItem!]
}

enum GuaranteeTone {
  Calm
  Loud
}

type GuaranteeItem @item {
  Title: TextField
  Inner: [GuaranteeItem!]
}
`;

/** Adds the texts of the block in every language, as its author does. */
function addTexts(): void {
  const fields = ['Image', 'Film', 'Since', 'Tone', 'IsNew', 'Ratio', 'code', 'Main', 'Items'];
  const words = { label: 'Label', help: 'A sentence.' };
  for (const language of ['en', 'sv', 'nb', 'sk', 'fi']) {
    changeTexts(language, (texts) => {
      Object.assign(texts.types, {
        Guarantee: { name: 'Guarantee', help: 'What the house guarantees.' },
        GuaranteeItem: { name: 'Row', help: 'One of them.' },
      });
      for (const field of fields) texts.fields[`Guarantee.${field}`] = words;
      Object.assign(texts.fields, { 'GuaranteeItem.Inner': words });
      Object.assign(texts.values, { 'GuaranteeTone.Calm': 'Calm', 'GuaranteeTone.Loud': 'Loud' });
    });
  }
}

type Texts = Record<'types' | 'fields' | 'values', Record<string, unknown>>;

function changeTexts(language: string, change: (texts: Texts) => void): void {
  const file = `cms/editor/messages/contracts/${language}.json`;
  const texts = JSON.parse(repository.read(file)) as Texts;
  change(texts);
  repository.write(file, JSON.stringify(texts));
}

let generatedCopy: RepositoryCopy;
let repository: RepositoryCopy;

beforeAll(() => {
  generatedCopy = copyRepository();
  expect(generatedCopy.run('codegen')).toMatchObject({ status: 0 });
});

beforeEach(() => {
  repository = generatedCopy.copy();
});

afterEach(() => repository.dispose());
afterAll(() => generatedCopy.dispose());

describe('npm run codegen', () => {
  it('adds a block end to end without changing the components of others', () => {
    const blurb = repository
      .read('blocks/Blurb/Blurb.tsx')
      .replace('<section>', '<section lang="en">');
    repository.write('blocks/Blurb/Blurb.tsx', blurb);
    repository.write('schema/blocks/Guarantee.graphql', guarantee);
    const refused = repository.run('codegen');
    expect(refused.status).toBe(1);
    expect(refused.output).toContain('Editors have no text for types: Guarantee.');
    expect(refused.output).toContain('fields: Guarantee.Since or Since.');
    addTexts();

    const { status, output } = repository.run('codegen');

    expect({ status, output }).toMatchObject({ status: 0 });
    for (const file of [
      'blocks/Guarantee/Guarantee.fixture.ts',
      'blocks/Guarantee/Guarantee.tsx',
      'blocks/registry.ts',
      'schema/generated/contract.ts',
      'schema/generated/fields.ts',
      'stories/blocks/Guarantee.stories.tsx',
    ])
      expect(output).toContain(file);
    expect(output).not.toContain('Blurb');
    const types = repository.read('schema/generated/fields.ts');
    expect(types).toContain('/** What the house guarantees. */\nexport type GuaranteeFields = {');
    expect(types).toContain("export type GuaranteeTone = 'Calm' | 'Loud';");
    expect(types).toContain("slots: Record<'guarantee-more', ReactNode>;");
    const contract = repository.read('schema/generated/contract.ts');
    expect(contract).toContain("Title: { kind: 'text', owner: 'Guarantee' },");
    expect(repository.read('schema/generated/contractDescriptions.ts')).toContain(
      'Short; one line.',
    );
    expect(contract).toContain(
      "Items: { kind: 'items', of: 'GuaranteeItem', owner: 'Guarantee' },",
    );
    expect(repository.read('blocks/registry.ts')).toContain(
      "import { Guarantee } from './Guarantee/Guarantee';",
    );
    expect(repository.read('blocks/Guarantee/Guarantee.tsx')).toContain(
      'export function Guarantee(fields: GuaranteeProps)',
    );
    expect(repository.read('blocks/Guarantee/Guarantee.fixture.ts')).toContain(
      "} satisfies BlockExamples<'Guarantee'>;",
    );
    expect(repository.read('stories/blocks/Guarantee.stories.tsx')).toContain(
      'export const Default: Story = { args: examples.Default };',
    );
    expect(repository.read('blocks/Blurb/Blurb.tsx')).toBe(blurb);
    const newFiles = ['Guarantee.tsx', 'Guarantee.fixture.ts'].map((f) => `blocks/Guarantee/${f}`);
    expect(repository.typeErrors(...newFiles, 'stories/blocks/Guarantee.stories.tsx')).toEqual({
      [newFiles[0]!]: [],
      [newFiles[1]!]: [],
      'stories/blocks/Guarantee.stories.tsx': [],
    });
  });

  it('writes nothing when a contract is invalid, and reports the place of the error once', () => {
    const before = repository.read('schema/generated/fields.ts');
    repository.replace('schema/blocks/Blurb.graphql', 'Title: TextField', 'Title: TextFeild');

    const { status, output } = repository.run('codegen');

    expect(status).toBe(1);
    expect(output.match(/Unknown type "TextFeild"/g)).toHaveLength(1);
    expect(output).toMatch(/^schema\/blocks\/Blurb\.graphql:5:10$/m);
    expect(repository.read('schema/generated/fields.ts')).toBe(before);
  });

  it("fails on a query that the content platform's schema does not support", () => {
    repository.write('schema/operations/Wrong.graphql', 'query Wrong { nothingOfThatName }\n');

    const { status, output } = repository.run('codegen');

    expect(status).toBe(1);
    expect(output).toContain('Cannot query field "nothingOfThatName" on type "Query"');
    expect(output).toContain('schema/operations/Wrong.graphql');
    expect(output).not.toContain('allowPartialOutputs');
  });
});

describe('the compiler', () => {
  const blurb = ['blocks/Blurb/Blurb.tsx', 'blocks/Blurb/Blurb.fixture.ts'];

  it('rejects a field that the contract lacks and props that the block does not have', () => {
    repository.replace('blocks/Blurb/Blurb.tsx', 'fields.Title', 'fields.Tilte');
    repository.write(
      'blocks/Footer/Footer.tsx',
      'export function Footer({ Columns }: { Columns: string }) {\n  return Columns;\n}\n',
    );

    const errors = repository.typeErrors(
      ...blurb,
      'blocks/Footer/Footer.tsx',
      'blocks/registry.ts',
    );

    expect(errors['blocks/Blurb/Blurb.tsx']).toContainEqual(
      expect.stringMatching(/Property 'Tilte' does not exist on type 'BlurbFields'/),
    );
    expect(errors['blocks/registry.ts']).toEqual([expect.stringMatching(/FooterFields/)]);
  });

  it('rejects a component and a fixture that use a field removed from their contract', () => {
    repository.replace(
      'schema/blocks/Blurb.graphql',
      '  YoutubeID: TextField @editor(group: Media)\n',
      '',
    );
    for (const language of ['en', 'sv', 'nb', 'sk', 'fi']) {
      changeTexts(language, ({ fields }) => delete fields.YoutubeID);
    }
    expect(repository.run('codegen')).toMatchObject({ status: 0 });

    const errors = repository.typeErrors(...blurb);

    for (const file of blurb) {
      expect(errors[file]).toContainEqual(expect.stringMatching(/'YoutubeID'.*'BlurbFields/));
    }
  });
});

describe('npm run codegen:check', () => {
  it('passes when generated files are up to date', () => {
    expect(repository.run('codegen:check')).toMatchObject({ status: 0 });
  });

  it('fails when generated files are out of date, names them and writes nothing', () => {
    const before = repository.read('schema/generated/fields.ts');
    repository.replace('schema/blocks/Blurb.graphql', 'Title: TextField', 'Text: TextField');
    repository.replace('blocks/registry.ts', '  Blurb,', '  // Blurb,');
    repository.remove('stories/blocks/Footer.stories.tsx');

    const { status, output } = repository.run('codegen:check');

    expect(status).toBe(1);
    expect(staleFiles(output)).toEqual([
      'blocks/registry.ts',
      'schema/generated/contract.ts',
      'schema/generated/fields.ts',
      'stories/blocks/Footer.stories.tsx',
    ]);
    expect(repository.read('schema/generated/fields.ts')).toBe(before);
    expect(() => repository.read('stories/blocks/Footer.stories.tsx')).toThrow('ENOENT');
  });

  it('reports a block whose contract was deleted', () => {
    repository.remove('schema/blocks/Footer.graphql');

    const { status, output } = repository.run('codegen:check');

    expect(status).toBe(1);
    expect(output).toContain('blocks/Footer has no contract');
    expect(output).not.toContain('Blurb');
  });

  it('reports a contract whose component was deleted', () => {
    repository.remove('blocks/Footer/Footer.tsx');

    const { status, output } = repository.run('codegen:check');

    expect(status).toBe(1);
    expect(staleFiles(output)).toEqual(['blocks/Footer/Footer.tsx']);
  });
});

function staleFiles(output: string): string[] {
  return output
    .split('\n')
    .filter((line) => line.startsWith('  '))
    .map((line) => line.trim());
}
