import { blockCategories } from '../../../../schema/codegen/checkContracts';
import { checkContractTexts, unusedTexts } from '../../../../schema/codegen/checkContractTexts';
import { contractTexts } from '../../../../schema/codegen/readEditorTexts';
import { fieldGroups, type Contract, type FieldContracts } from '../../../../schema/contract';
import type { ContractTexts } from '../../../../schema/contractTexts';
import { contract } from '../../../../schema/generated/contract';

const sameTextForAll = <Text>(keys: readonly string[], text: Text) =>
  Object.fromEntries(keys.map((key) => [key, text]));

const texts: ContractTexts = {
  categories: sameTextForAll(blockCategories, 'Words'),
  groups: sameTextForAll(fieldGroups, 'Words'),
  types: { Teaser: { name: 'Teaser', help: 'A way on.' } },
  fields: sameTextForAll(['Title', 'Teaser.Tone', 'Target'], {
    label: 'Words',
    help: 'More words.',
  }),
  values: { Calm: 'Calm', 'Target.Link': 'Copy the link' },
};

const fields: FieldContracts = {
  Title: { kind: 'text' },
  Tone: { kind: 'enum', of: 'Tone', values: ['Calm'] },
  Target: { kind: 'string', choices: ['Link'] },
};

const contractWith = (blockFields: FieldContracts): Contract => ({
  blocks: { Teaser: { category: 'Links', placeholders: [], fields: blockFields } },
  items: {},
  pages: {},
  settings: {},
});

const findProblems = (blockFields: FieldContracts, changedTexts: Partial<ContractTexts> = {}) =>
  checkContractTexts(contractWith(blockFields), { ...texts, ...changedTexts });

test("[EDIT-85] the repository's own contracts have a name and a hint for everything that editors see", () => {
  const repositoryContract: Contract = contract;
  expect(checkContractTexts(repositoryContract, contractTexts())).toEqual([]);
  expect(unusedTexts(repositoryContract, contractTexts())).toEqual([]);
});

test('a text of one contract or of all fields of the name is accepted', () => {
  expect(findProblems(fields)).toEqual([]);
});

test.each<[string, FieldContracts, Partial<ContractTexts>, string]>([
  ['block', fields, { types: {} }, 'types: Teaser.'],
  ['field', { ...fields, Since: { kind: 'date' } }, {}, 'fields: Teaser.Since or Since.'],
  [
    'value',
    { ...fields, Tone: { kind: 'enum', of: 'Tone', values: ['Calm', 'Loud'] } },
    {},
    'values: Tone.Loud or Loud.',
  ],
  [
    'choice',
    { ...fields, Target: { kind: 'string', choices: ['Link', 'Mail'] } },
    {},
    'values: Target.Mail or Mail.',
  ],
  ['group', fields, { groups: {} }, 'groups: Content.'],
])('a %s without a text is refused', (_, blockFields, changedTexts, key) => {
  expect(findProblems(blockFields, changedTexts)).toContain(
    `Editors have no text for ${key} Add it in all languages.`,
  );
});

test('a text that no contract uses is listed but is not an error of codegen', () => {
  const { Title: title, ...others } = fields;
  expect(title).toBeDefined();
  expect(unusedTexts(contractWith(others), texts)).toEqual(['fields: Title']);
  expect(findProblems(others)).toEqual([]);
});

test('a long form without groups is refused', () => {
  const names = Array.from({ length: 9 }, (_, index) => `Line${index}`);
  const manyFields: FieldContracts = Object.fromEntries(
    names.map((name) => [name, { kind: 'text' }]),
  );
  const manyTexts = {
    fields: sameTextForAll(names, { label: 'Line', help: 'A line.' }),
    values: {},
  };
  expect(findProblems(manyFields, manyTexts)).toEqual([
    'Teaser has more than 8 fields, and no @editor(group) divides them.',
  ]);
  expect(
    findProblems({ ...manyFields, Line8: { kind: 'text', group: 'Media' } }, manyTexts),
  ).toEqual([]);
});
