import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readContractFiles } from '../../../../schema/codegen/readContractFiles';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'forecourt-contracts-'));
  mkdirSync(join(folder, 'blocks'));
  cpSync('schema/fields.graphql', join(folder, 'fields.graphql'));
});

afterEach(() => rmSync(folder, { recursive: true }));

/** Returns the errors of contract files: message and positions as `file:line`. */
function readErrors(files: Record<string, string>): { message: string; at: string[] }[] {
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text);
  return readContractFiles(folder).errors.map((error) => ({
    message: error.message,
    at: (error.nodes?.map((node) => node.loc) ?? []).map((loc) => {
      const file = loc?.source.name.slice(folder.length + 1);
      return `${file}:${loc?.startToken.line}`;
    }),
  }));
}

const block = '@block(category: "Links")';
const teaser = `"A way on." type Teaser ${block}`;

it("accepts the repository's own contracts", () => {
  expect(readContractFiles('schema').errors).toEqual([]);
});

it('accepts every kind of field', () => {
  const text = `${teaser} {
    A: TextField B: RichTextField C: LinkField D: ImageField E: FileField F: DateField
    G: Boolean H: Int I: Float J: String K: Tone L: Row M: [Row!]
  }
  enum Tone { Calm }
  type Row @item { Rows: [Row!] }`;
  expect(readErrors({ 'blocks/Teaser.graphql': text })).toEqual([]);
});

it("does not read the content platform's schema as a contract", () => {
  expect(readErrors({ 'platform.graphql': 'type TextField { other: Int }' })).toEqual([]);
});

it.each([
  [
    'an unknown field type',
    'A: TextFeild',
    'Unknown type "TextFeild". Use TextField, RichTextField,',
  ],
  ['an unknown item type', 'A: [Row!]', 'Unknown type "Row".'],
  ['a list of something else', 'A: [TextField!]', 'Field "Teaser.A" lists "TextField", which'],
  ['a list of lists', 'A: [[Teaser]]', 'Field "Teaser.A" lists "[Teaser]", which'],
  ['a block as a field', 'A: Teaser', 'Field "Teaser.A" has type "Teaser". Use TextField,'],
  ['part of a field shape', 'A: LinkValue', 'Field "Teaser.A" has type "LinkValue".'],
  ['a non-null field', 'A: TextField!', 'Field "Teaser.A" cannot be non-null'],
  ['a field named slots', 'slots: TextField', 'Field "Teaser.slots" has the name'],
  ['a field given twice', 'A: Int A: Int', 'Field "Teaser.A" can only be defined once.'],
])('rejects %s', (_title, field, message) => {
  const errors = readErrors({ 'blocks/Teaser.graphql': `${teaser} {\n  ${field}\n}\n` });
  expect(errors).toHaveLength(1);
  expect(errors[0]?.message).toContain(message);
  expect(errors[0]?.at).toContain('blocks/Teaser.graphql:2');
});

it('rejects two blocks with the same name and names both places', () => {
  const errors = readErrors({
    'blocks/Teaser.graphql': `type Teaser ${block} { A: Int }`,
    'blocks/Other.graphql': `\ntype Teaser ${block} { A: Int }`,
  });
  expect(errors[0]).toEqual({
    message: 'There can be only one type named "Teaser".',
    at: ['blocks/Other.graphql:2', 'blocks/Teaser.graphql:1'],
  });
});

it.each([
  ['@block on an enum', `enum Tone ${block} { A }`, '"@block" may not be used on ENUM'],
  ['@block without a category', 'type Tone @block { A: Int }', 'argument "category" of type'],
  ['@block together with @item', `type Tone ${block} @item { A: Int }`, 'only one of'],
  [
    'a block in the file of another',
    `type Tone ${block} { A: Int }`,
    'belongs in schema/blocks/Tone.graphql',
  ],
  ['a block without a description', `type Teaser ${block} { A: Int }`, 'needs a description'],
  [
    'a block of an unknown category',
    'type Teaser @block(category: "Txt") { A: Int }',
    'Block "Teaser" has the category "Txt". Use Cars, Content,',
  ],
  ['a block that cannot name a component', `type teaser ${block} { A: Int }`, 'with a capital'],
  ['a contract without a directive', 'type Tone { A: Int }', 'needs one of @block, @item'],
  ['text that is not GraphQL', 'type {', 'Syntax Error'],
])('rejects %s', (_title, text, message) => {
  const errors = readErrors({ 'blocks/Teaser.graphql': text });
  expect(errors.map((error) => error.message).join('\n')).toContain(message);
});
