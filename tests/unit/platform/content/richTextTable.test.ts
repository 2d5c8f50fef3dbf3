import { readFileSync } from 'node:fs';
import {
  allowedElements,
  refusedElements,
  findRefused,
  renamedElements,
  droppedElements,
} from '../../../../schema/richText';
import { sanitiseHtml } from '../../../../platform/content/sanitiseHtml';

const text = readFileSync('docs/rich-text.md', 'utf8');

/** Rows of all tables in the document, each with the heading above its table. */
const rows = text.split(/^## /m).flatMap((section) => {
  const [heading = ''] = section.split('\n', 1);
  return [...section.matchAll(/^\| `(.+?)` +\| (?:`(.*?)`|the same) *\|$/gm)].map(
    ([, written = '', displayed = written]) => ({ heading, written, shown: displayed }),
  );
});

test('the table of rich text elements has rows of each kind', () => {
  const counted = [
    'Kept',
    'Turned into something else',
    'Left out, and editors are told',
    'Left out without a word',
  ].map((heading) => rows.filter((row) => row.heading === heading).length);
  expect(counted).toEqual([31, 26, 12, 6]);
});

test.each(rows)('[BLURB-01] $written is shown as $shown', ({ written, shown }) => {
  expect(sanitiseHtml(written)).toBe(shown);
});

test.each(rows)(
  'reports $written to editors only when the table says so',
  ({ heading, written }) => {
    expect(findRefused(written).length > 0).toBe(heading.endsWith('are told'));
  },
);

test('the table has every element that is kept, renamed or removed', () => {
  const written = rows.map((row) => row.written).join('');
  const names = [
    ...Object.keys(allowedElements),
    ...Object.keys(renamedElements).filter((name) => name !== 'xmp'),
    ...refusedElements,
    ...droppedElements,
  ];
  expect(names.filter((name) => !new RegExp(`<${name}[ >]`).test(written))).toEqual([]);
});
