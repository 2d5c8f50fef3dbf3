import { copyRepository, type RepositoryCopy } from './repositoryCopy';

const guarantee = `"What the house guarantees."
type Guarantee @block(label: "Guarantee", category: "Text and media", placeholders: ["guarantee-more"]) {
  "Short; one line."
  Title: TextField
  Text: RichTextField
  Link: LinkField
  Image: ImageField
  Film: FileField
  Since: DateField
  Tone: GuaranteeTone
  IsNew: Boolean
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

type GuaranteeItem @item(label: "Guarantee row") {
  Title: TextField
  Inner: [GuaranteeItem!]
}
`;

let fresh: RepositoryCopy;
let repository: RepositoryCopy;

beforeAll(() => {
  fresh = copyRepository();
  expect(fresh.run('codegen')).toMatchObject({ status: 0 });
});

beforeEach(() => {
  repository = fresh.copy();
});

afterEach(() => repository.dispose());
afterAll(() => fresh.dispose());

describe('npm run codegen', () => {
  it('adds a block end to end and leaves the components of others alone', () => {
    const blurb = repository
      .read('blocks/Blurb/Blurb.tsx')
      .replace('<section>', '<section lang="en">');
    repository.write('blocks/Blurb/Blurb.tsx', blurb);
    repository.write('schema/blocks/Guarantee.graphql', guarantee);

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
    expect(contract).toContain("Title: { kind: 'text', description: 'Short; one line.' },");
    expect(contract).toContain("Items: { kind: 'items', of: 'GuaranteeItem' },");
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
    const written = ['Guarantee.tsx', 'Guarantee.fixture.ts'].map((f) => `blocks/Guarantee/${f}`);
    expect(repository.typeErrors(...written, 'stories/blocks/Guarantee.stories.tsx')).toEqual({
      [written[0]!]: [],
      [written[1]!]: [],
      'stories/blocks/Guarantee.stories.tsx': [],
    });
  });

  it('writes nothing when a contract is faulty, and says once where the fault is', () => {
    const before = repository.read('schema/generated/fields.ts');
    repository.replace('schema/blocks/Blurb.graphql', 'Title: TextField', 'Title: TextFeild');

    const { status, output } = repository.run('codegen');

    expect(status).toBe(1);
    expect(output.match(/Unknown type "TextFeild"/g)).toHaveLength(1);
    expect(output).toMatch(/^schema\/blocks\/Blurb\.graphql:5:10$/m);
    expect(repository.read('schema/generated/fields.ts')).toBe(before);
  });

  it("stops at a query that the content platform's schema does not answer", () => {
    repository.write('schema/operations/Wrong.graphql', 'query Wrong { nothingOfThatName }\n');

    const { status, output } = repository.run('codegen');

    expect(status).toBe(1);
    expect(output).toContain('Cannot query field "nothingOfThatName" on type "Query"');
    expect(output).toContain('schema/operations/Wrong.graphql');
  });
});

describe('the compiler', () => {
  const blurb = ['blocks/Blurb/Blurb.tsx', 'blocks/Blurb/Blurb.fixture.ts'];

  it('refuses a field that the contract lacks and props that the block does not have', () => {
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

  it('refuses a component and a fixture that use a field removed from their contract', () => {
    repository.replace('schema/blocks/Blurb.graphql', '  YoutubeID: TextField\n', '');
    expect(repository.run('codegen')).toMatchObject({ status: 0 });

    const errors = repository.typeErrors(...blurb);

    for (const file of blurb) {
      expect(errors[file]).toContainEqual(expect.stringMatching(/'YoutubeID'.*'BlurbFields/));
    }
  });
});

describe('npm run codegen:check', () => {
  it('passes on a fresh tree', () => {
    expect(repository.run('codegen:check')).toMatchObject({ status: 0 });
  });

  it('fails on a stale tree, names the stale files and writes nothing', () => {
    const before = repository.read('schema/generated/fields.ts');
    repository.replace('schema/blocks/Blurb.graphql', 'Title: TextField', 'Heading: TextField');
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

  it('names a block whose contract was deleted', () => {
    repository.remove('schema/blocks/Footer.graphql');

    const { status, output } = repository.run('codegen:check');

    expect(status).toBe(1);
    expect(output).toContain('blocks/Footer has no contract');
    expect(output).not.toContain('Blurb');
  });

  it('names a contract whose component was deleted', () => {
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
