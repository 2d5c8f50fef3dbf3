import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { contract } from '../../../../../schema/generated/contract';
import { describeProblem } from '../../../../../cms/items/loading/contentFile';
import { loadSite, type LoadedSite } from '../../../../../cms/items/loading/loadSite';
import { buildTemplates } from '../../../../../cms/items/templates';
import { contentFolder } from '../../../../../cms/items/loading/contentRoutes';
import { sites } from '../../../../../sites/sites';

const templates = buildTemplates(contract);
const site = { name: 'harbour', hosts: ['a.example'], languages: ['sv', 'en'] as const };

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'forecourt-content-'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

function load(files: Record<string, string>): LoadedSite {
  for (const [file, text] of Object.entries(files)) {
    const path = join(folder, site.name, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  return loadSite(folder, site, templates);
}

const names = ({ items }: LoadedSite): string[] => items.map(({ name }) => name);

test('a site without files is an empty tree', () => {
  const loaded = load({});
  expect(loaded.problems).toEqual([]);
  expect(names(loaded)).toContain('Home');
});

test('a file that is no YAML is reported with line and column, the others stand', () => {
  const loaded = load({
    'pages/a.yml': 'template: [ContentPage\n',
    'pages/b.yml': 'template: ContentPage\n',
    'pages/c.yml': '- a list\n',
  });
  expect(loaded.problems).toEqual([
    {
      file: 'harbour/pages/a.yml',
      path: '',
      message: expect.stringMatching(/at line 2, column 1/),
    },
    { file: 'harbour/pages/c.yml', path: '', message: 'must hold a map of names and values' },
  ]);
  expect(names(loaded)).toContain('b');
  expect(names(loaded)).not.toContain('a');
});

test('a problem is told with its file, and line and column or the value', () => {
  const { problems } = load({
    'pages/a.yml': 'template: [ContentPage\n',
    'pages/b.yml': 'template: ContentPage\nfields:\n  nope: 1\n',
  });
  expect(problems.map((problem) => describeProblem('files', problem))).toEqual([
    expect.stringMatching(/^files\/harbour\/pages\/a\.yml:2:1: (?!.* at line)/),
    expect.stringMatching(/^files\/harbour\/pages\/b\.yml: fields\.nope: /),
  ]);
});

test('pages below a lost page keep their address', () => {
  const loaded = load({
    'pages/a/index.yml': 'template: Nope\n',
    'pages/a/b.yml': 'template: ContentPage\n',
  });
  expect(loaded.problems).toEqual([
    { file: 'harbour/pages/a/index.yml', path: 'template', message: '"Nope" is not a page type' },
  ]);
  expect(loaded.items.find(({ name }) => name === 'b')?.parentId).toBe(
    loaded.items.find(({ name, template }) => name === 'a' && template === 'Folder')?.id,
  );
});

test.each([
  ['languages: [fi]', 'languages', /list of the site's languages: sv, en/],
  ['id: nonsense', 'id', /GUID/],
  ['colour: red', 'colour', /not a key of a page/],
  [
    'placeholders: { side: [] }',
    'placeholders.side',
    /not a placeholder here; known are header, main, footer/,
  ],
  ['placeholders: { main: [text] }', 'placeholders.main[0]', /must be a block/],
  [
    'placeholders: { main: [{ block: Spacer, params: { a: 1 } }] }',
    'placeholders.main[0].params',
    /names and texts/,
  ],
  [
    'placeholders: { main: [{ block: Spacer, colour: red }] }',
    'placeholders.main[0].colour',
    /not a key of a block/,
  ],
  ['fields: { Nope: 1 }', 'fields.Nope', /not a field of ContentPage/],
])('%s is reported with its path', (line, path, message) => {
  const { problems } = load({ 'pages/x.yml': `template: ContentPage\n${line}\n` });
  expect(problems).toEqual([
    { file: 'harbour/pages/x.yml', path, message: expect.stringMatching(message) },
  ]);
});

test('an id belongs to one page', () => {
  const id = 'id: 0e1f2a3b-4c5d-4e6f-8a7b-9c0d1e2f3a4b';
  const { problems } = load({
    'pages/a.yml': `template: ContentPage\n${id}\n`,
    'pages/b.yml': `template: ContentPage\n${id}\n`,
  });
  expect(problems.map(({ file }) => file)).toEqual(['harbour/pages/b.yml']);
});

test.each(Object.values(sites))('the content files of $name have no mistakes', (one) => {
  expect(loadSite(contentFolder, one, templates).problems).toEqual([]);
});
