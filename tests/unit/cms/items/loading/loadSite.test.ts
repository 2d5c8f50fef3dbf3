import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { contract } from '../../../../../schema/generated/contract';
import { describeProblem } from '../../../../../cms/items/loading/readYamlMap';
import { loadSite, type LoadedSite } from '../../../../../cms/items/loading/loadSite';
import { buildTemplates } from '../../../../../cms/items/buildTemplates';
import { CONTENT_FOLDER } from '../../../../../cms/items/loading/listContentRoutes';
import { sites } from '../../../../../sites/sites';

const templates = buildTemplates(contract);
const site = { name: 'harbour', hosts: ['a.example'], languages: ['sv', 'en'] as const };

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'forecourt-content-'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

function loadFiles(files: Record<string, string>): LoadedSite {
  for (const [file, text] of Object.entries(files)) {
    const path = join(folder, site.name, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  return loadSite(folder, site, templates);
}

const listNames = ({ items }: LoadedSite): string[] => items.map(({ name }) => name);

test('a site without files is an empty tree', () => {
  const loadedSite = loadFiles({});
  expect(loadedSite.problems).toEqual([]);
  expect(listNames(loadedSite)).toContain('Home');
});

test('reports invalid YAML with line and column, and loads the other files', () => {
  const loadedSite = loadFiles({
    'pages/a.yml': 'template: [ContentPage\n',
    'pages/b.yml': 'template: ContentPage\n',
    'pages/c.yml': '- a list\n',
  });
  expect(loadedSite.problems).toEqual([
    {
      file: 'harbour/pages/a.yml',
      path: '',
      message: expect.stringMatching(/at line 2, column 1/),
    },
    { file: 'harbour/pages/c.yml', path: '', message: 'must hold a map of names and values' },
  ]);
  expect(listNames(loadedSite)).toContain('b');
  expect(listNames(loadedSite)).not.toContain('a');
});

test('describes a problem with its file, and with line and column or the value', () => {
  const { problems } = loadFiles({
    'pages/a.yml': 'template: [ContentPage\n',
    'pages/b.yml': 'template: ContentPage\nfields:\n  nope: 1\n',
  });
  expect(problems.map((problem) => describeProblem('files', problem))).toEqual([
    expect.stringMatching(/^files\/harbour\/pages\/a\.yml:2:1: (?!.* at line)/),
    expect.stringMatching(/^files\/harbour\/pages\/b\.yml: fields\.nope: /),
  ]);
});

test('pages below an invalid page keep their address', () => {
  const loadedSite = loadFiles({
    'pages/a/index.yml': 'template: Nope\n',
    'pages/a/b.yml': 'template: ContentPage\n',
  });
  expect(loadedSite.problems).toEqual([
    { file: 'harbour/pages/a/index.yml', path: 'template', message: '"Nope" is not a page type' },
  ]);
  expect(loadedSite.items.find(({ name }) => name === 'b')?.parentId).toBe(
    loadedSite.items.find(({ name, template }) => name === 'a' && template === 'Folder')?.id,
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
])('reports %s with its path', (line, path, message) => {
  const { problems } = loadFiles({ 'pages/x.yml': `template: ContentPage\n${line}\n` });
  expect(problems).toEqual([
    { file: 'harbour/pages/x.yml', path, message: expect.stringMatching(message) },
  ]);
});

test('reports the second page that has the same id as another', () => {
  const id = 'id: 0e1f2a3b-4c5d-4e6f-8a7b-9c0d1e2f3a4b';
  const { problems } = loadFiles({
    'pages/a.yml': `template: ContentPage\n${id}\n`,
    'pages/b.yml': `template: ContentPage\n${id}\n`,
  });
  expect(problems.map(({ file }) => file)).toEqual(['harbour/pages/b.yml']);
});

test.each(Object.values(sites))('the content files of $name are valid', (contentSite) => {
  expect(loadSite(CONTENT_FOLDER, contentSite, templates).problems).toEqual([]);
});
