import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readEditorTexts } from '../../../../schema/codegen/readEditorTexts';

const originalFolder = process.cwd();
beforeEach(() => {
  process.chdir(mkdtempSync(join(tmpdir(), 'editor-texts-')));
  mkdirSync('cms/editor/messages/pages', { recursive: true });
  write('en', { title: 'Pages', found: { one: '1 page', other: '{count} pages' } });
});
afterEach(() => process.chdir(originalFolder));

const write = (language: string, texts: object) =>
  writeFileSync(`cms/editor/messages/pages/${language}.json`, JSON.stringify(texts));

test('rejects a topic that is missing in a language', () => {
  expect(() => readEditorTexts('pages', 'fi')).toThrow('cms/editor/messages/pages/fi.json');
});

test('accepts the plural forms of the language', () => {
  const texts = {
    title: 'Strany',
    found: { one: '1 strana', few: '{count} strany', other: '{count} strán' },
  };
  write('sk', texts);
  expect(readEditorTexts('pages', 'sk')).toEqual(texts);
});

test.each([
  [{ title: 'Sivut' }, 'lacks found (in en.json)'],
  [{ title: 'Sivut', found: '{count} sivua', more: 'Lisää' }, 'has more, which en.json lacks'],
  [
    { title: 'Sivut', found: '{total} sivua' },
    'found has the placeholders {total} instead of {count}',
  ],
  [
    { title: 'Sivut', found: { few: '{count}', other: '{count} sivua' } },
    'found has the plural forms few',
  ],
])('rejects %p', (texts, problem) => {
  write('fi', texts);
  expect(() => readEditorTexts('pages', 'fi')).toThrow(problem);
});
