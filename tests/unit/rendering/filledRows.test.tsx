import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { FragmentRenderer } from '../../../rendering/cachedFragments';
import { useFilledRows } from '../../../rendering/filledRows';
import { collectStyles, styled } from '../../../design-system/stitches';

interface RowTexts {
  path: string;
  label: string;
}

const Entry = styled('li', { color: '$link' });

let renderCount = 0;

function Row({ path, label, chosen }: RowTexts & { chosen?: boolean }) {
  renderCount += 1;
  return (
    <Entry>
      <input type="checkbox" value={path} defaultChecked={chosen} />
      <span>{label}</span>
    </Entry>
  );
}

function Rows({ rows }: { rows: readonly (RowTexts | ReactElement)[] }) {
  return <ul {...useFilledRows<RowTexts>(Row, rows)} />;
}

const scope = {};
const renderList = (rows: readonly (RowTexts | ReactElement)[], isCached = true) =>
  collectStyles(() =>
    renderToStaticMarkup(
      <FragmentRenderer value={isCached ? { render: renderToStaticMarkup, scope } : null}>
        <Rows rows={rows} />
      </FragmentRenderer>,
    ),
  );

const volvo = { path: 'Volvo', label: 'Volvo' };
const specialCharacters = { path: `a"b'c`, label: '<Citroën> & \uE000label\uE001 {path} $1' };

beforeEach(() => {
  renderCount = 0;
});

test('rows from a template equal rows that are rendered one by one, with their styles', () => {
  const rows = [volvo, specialCharacters, <Row key="chosen" {...volvo} chosen />];
  const renderedSeparately = renderList(rows, false);
  const filledFromTemplate = renderList(rows);
  // React escapes apostrophes, which is not necessary in attributes with double quotes.
  expect(filledFromTemplate.result).toBe(renderedSeparately.result.replaceAll('&#x27;', "'"));
  expect(filledFromTemplate.result).toContain('checked');
  expect(filledFromTemplate.css).toBe(renderedSeparately.css);
});

test('one row is rendered as a template for all rows, on this page and on others', () => {
  renderList([volvo, specialCharacters]);
  renderCount = 0;
  expect(
    renderList([specialCharacters, volvo, specialCharacters]).result.match(/<li/g),
  ).toHaveLength(3);
  expect(renderList([volvo]).css).toContain('color:var(--colors-link)');
  expect(renderCount).toBe(0);
});

test('without rows the list is empty', () => {
  expect(renderList([]).result).toBe('<ul></ul>');
});
