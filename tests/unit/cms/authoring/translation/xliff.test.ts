import { fromInline, toInline } from '../../../../../cms/authoring/translation/xliff/inlineCodes';
import {
  MAX_XLIFF_LENGTH,
  readXliff,
} from '../../../../../cms/authoring/translation/xliff/readXliff';
import { writeXliff } from '../../../../../cms/authoring/translation/xliff/writeXliff';

const textFixture = {
  itemId: 'ABC',
  itemName: 'Hero',
  template: 'HeroBanner',
  field: 'Title',
  kind: 'text',
  source: 'Däck & "fälg" <1 cm> ]]>',
  target: '',
  before: null,
  state: 'missing',
} as const;

const htmlFixture =
  '<p>Läs <a href="/a?b=1&amp;c=2" target="_blank"><strong>mer</strong></a><br>om &lt;däck&gt;</p><ul><li>Ett</li><li>Två</li></ul><figure><video src="/-/media/a.mp4" aria-label="En tur"></video><figcaption>Vid <em>kusten</em></figcaption></figure>';

const createFile = (body: string, rootTag = '<xliff version="1.2">') =>
  `<?xml version="1.0"?>${rootTag}<file original="p" source-language="sv-SE" target-language="en_GB"><body>${body}</body></file></xliff>`;

const createUnit = (target: string) =>
  `<trans-unit id="ABC.Title"><source>Hej</source><target>${target}</target></trans-unit>`;

test('[EDIT-27] texts and rich texts are unchanged after being written to a file and read again', () => {
  const xliff = writeXliff(
    [
      {
        itemId: 'p',
        note: 'Sida <1>',
        texts: [
          textFixture,
          {
            ...textFixture,
            field: 'RichText',
            kind: 'richText',
            source: htmlFixture,
            target: htmlFixture,
          },
        ],
      },
    ],
    'sv',
    'en',
  );
  const [page] = readXliff(xliff);
  expect(page).toMatchObject({ original: 'p', from: 'sv', to: 'en' });
  const [first, second] = page?.units ?? [];
  expect(first?.source.map((piece) => (piece.kind === 'text' ? piece.text : '')).join('')).toBe(
    textFixture.source,
  );
  expect(first?.target).toEqual([]);
  expect(second?.id).toBe('ABC.RichText');
  expect(fromInline(second?.target ?? [], toInline(htmlFixture).codes)).toBe(htmlFixture);
});

test('[EDIT-27] the caption of a film is translated, also when a program wrote the film as an empty element', () => {
  const source =
    '<figure><video src="/-/media/a.mp4"></video><figcaption>Kusten</figcaption></figure>';
  const translation = toInline(source)
    .xml.replace('Kusten', 'The coast')
    .replace(/(<g id="2"[^<>]*)><\/g>/, '$1/>');
  expect(translation).toContain('/>');
  const [unitRead] = readXliff(createFile(createUnit(translation)))[0]?.units ?? [];
  expect(fromInline(unitRead?.target ?? [], toInline(source).codes)).toBe(
    source.replace('Kusten', 'The coast'),
  );
});

test('[EDIT-27] a translation may move the elements of its source, but not add or repeat any', () => {
  const { codes } = toInline('<p>Läs <strong>mer</strong></p>');
  const importTarget = (target: string) => {
    const [unitRead] = readXliff(createFile(createUnit(target)))[0]?.units ?? [];
    return fromInline(unitRead?.target ?? [], codes);
  };
  expect(importTarget('<g id="1"><g id="2">More</g> to read</g>')).toBe(
    '<p><strong>More</strong> to read</p>',
  );
  expect(importTarget('<g id="1">&lt;script&gt;</g>')).toBe('<p>&lt;script&gt;</p>');
  expect(importTarget('<g id="1"><g id="3">x</g></g>')).toBeUndefined();
  expect(importTarget('<g id="1"><g id="1">x</g></g>')).toBeUndefined();
  expect(importTarget('<g id="1"><x id="2"/></g>')).toBeUndefined();
  expect(importTarget('<g id="1" ctype="x-html-h1">x</g>')).toBeUndefined();
});

test('[EDIT-27] reads languages without regions, ignores annotations, and detects elements that exports do not use', () => {
  const [page] = readXliff(
    createFile(createUnit('<mrk mtype="seg">He</mrk>llo') + createUnit('a<bpt id="1"/>')),
  );
  expect(page).toMatchObject({ from: 'sv', to: 'en' });
  expect(page?.units.map(({ isForeign }) => isForeign)).toEqual([false, true]);
  expect(page?.units[0]?.target).toEqual([
    { kind: 'text', text: 'He' },
    { kind: 'text', text: 'llo' },
  ]);
});

test("[EDIT-27] ignores proposals (alt-trans) of the translator's program", () => {
  const proposal = '<alt-trans><source>Hej</source><target>Hi</target></alt-trans>';
  const [page] = readXliff(
    createFile(
      `<trans-unit id="a"><source>Hej</source><target>Hello</target>${proposal}</trans-unit>`,
    ),
  );
  expect(page?.units[0]?.target).toEqual([{ kind: 'text', text: 'Hello' }]);
});

test.each([
  ['', 'The file is no XLIFF.'],
  ['no markup', 'The file is no XLIFF.'],
  ['<html></html>', 'The file is no XLIFF.'],
  [createFile('', '<xliff version="2.1">'), 'The file is not of XLIFF 1.2.'],
  [createFile(createUnit('Hello')).slice(0, -20), 'The file is not well-formed.'],
  [createFile('<trans-unit id="a"><source>Hej</trans-unit>'), 'The file is not well-formed.'],
  [
    `<!DOCTYPE xliff [<!ENTITY x SYSTEM "file:///etc/passwd">]>${createFile(createUnit('&x;'))}`,
    'The file has a document type.',
  ],
  [createFile('<group>'.repeat(50) + '</group>'.repeat(50)), 'The file is nested too deeply.'],
  [createFile(createUnit('a').repeat(2001)), 'The file has more than 2000 texts.'],
  ['x'.repeat(MAX_XLIFF_LENGTH + 1), `The file has more than ${MAX_XLIFF_LENGTH} characters.`],
])('[EDIT-27] refuses an invalid file with a short reason (%#)', (content, reason) => {
  expect(() => readXliff(content)).toThrow(reason);
});

test('[EDIT-27] leaves entities other than those of XML unresolved', () => {
  const [page] = readXliff(createFile(createUnit('&x; &amp; &#229;')));
  expect(
    page?.units[0]?.target.map((piece) => (piece.kind === 'text' ? piece.text : '')).join(''),
  ).toBe('&x; & å');
});
