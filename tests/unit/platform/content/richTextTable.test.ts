import { readFileSync } from 'node:fs';
import {
  keptElements,
  refusedElements,
  refusedIn,
  renamedElements,
  silentElements,
} from '../../../../schema/richText';
import { sanitiseHtml } from '../../../../platform/content/sanitiseHtml';

const text = readFileSync('docs/rich-text.md', 'utf8');

/** Rows of the tables, by the heading that they stand under. */
const rows = text.split(/^## /m).flatMap((part) => {
  const [heading = ''] = part.split('\n', 1);
  return [...part.matchAll(/^\| `(.+?)` +\| (?:`(.*?)`|the same) *\|$/gm)].map(
    ([, written = '', shown = written]) => ({ heading, written, shown }),
  );
});

test('the table of rich texts has rows of each kind', () => {
  const counted = [
    'Kept',
    'Turned into something else',
    'Left out, and editors are told',
    'Left out without a word',
  ].map((heading) => rows.filter((row) => row.heading === heading).length);
  expect(counted).toEqual([31, 24, 12, 6]);
});

test.each(rows)('[BLURB-01] $written is shown as $shown', ({ written, shown }) => {
  expect(sanitiseHtml(written)).toBe(shown);
});

test.each(rows)('whether editors are told of $written', ({ heading, written }) => {
  expect(refusedIn(written).length > 0).toBe(heading.endsWith('are told'));
});

test('names every element that is kept, turned into another or left out', () => {
  const written = rows.map((row) => row.written).join('');
  const names = [
    ...Object.keys(keptElements),
    ...Object.keys(renamedElements).filter((name) => name !== 'xmp'),
    ...refusedElements,
    ...silentElements,
  ];
  expect(names.filter((name) => !new RegExp(`<${name}[ >]`).test(written))).toEqual([]);
});
