import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { FragmentRenderer } from '../../../rendering/cachedFragments';
import { useFilledRows } from '../../../rendering/filledRows';
import { collectStyles, styled } from '../../../design-system/stitches';

interface Texts {
  path: string;
  label: string;
}

const Entry = styled('li', { color: '$link' });

let rendered = 0;

function Row({ path, label, chosen }: Texts & { chosen?: boolean }) {
  rendered += 1;
  return (
    <Entry>
      <input type="checkbox" value={path} defaultChecked={chosen} />
      <span>{label}</span>
    </Entry>
  );
}

function Rows({ rows }: { rows: readonly (Texts | ReactElement)[] }) {
  return <ul {...useFilledRows<Texts>(Row, rows)} />;
}

const scope = {};
const list = (rows: readonly (Texts | ReactElement)[], isCached = true) =>
  collectStyles(() =>
    renderToStaticMarkup(
      <FragmentRenderer value={isCached ? { render: renderToStaticMarkup, scope } : null}>
        <Rows rows={rows} />
      </FragmentRenderer>,
    ),
  );

const volvo = { path: 'Volvo', label: 'Volvo' };
const odd = { path: `a"b'c`, label: '<Citroën> & \uE000label\uE001 {path} $1' };

beforeEach(() => {
  rendered = 0;
});

test('rows from a template equal rows that are rendered one by one, with their styles', () => {
  const rows = [volvo, odd, <Row key="chosen" {...volvo} chosen />];
  const each = list(rows, false);
  const filled = list(rows);
  // React escapes apostrophes, which is not necessary in attributes with double quotes.
  expect(filled.result).toBe(each.result.replaceAll('&#x27;', "'"));
  expect(filled.result).toContain('checked');
  expect(filled.css).toBe(each.css);
});

test('one row is rendered as a template for all rows, on this page and on others', () => {
  list([volvo, odd]);
  rendered = 0;
  expect(list([odd, volvo, odd]).result.match(/<li/g)).toHaveLength(3);
  expect(list([volvo]).css).toContain('color:var(--colors-link)');
  expect(rendered).toBe(0);
});

test('without rows the list is empty', () => {
  expect(list([]).result).toBe('<ul></ul>');
});
