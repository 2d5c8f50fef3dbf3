import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { FragmentRenderer, useCachedFragment } from '../../../rendering/cachedFragments';
import { collectStyles, styled } from '../../../design-system/stitches';

const Entry = styled('li', { color: '$link' });

let rendered = 0;
const texts = {};

function Menu({ items, current }: { items: readonly string[]; current: string }) {
  const inner = useCachedFragment(items, current, () => (
    <Entries items={items} current={current} />
  ));
  return <ul {...inner} />;
}

function Entries({ items, current }: { items: readonly string[]; current: string }) {
  rendered += 1;
  return items.map((item) => (
    <Entry key={item} aria-current={item === current ? 'page' : undefined}>
      {item}
    </Entry>
  ));
}

const page = (menu: ReactNode, around = texts) =>
  collectStyles(() =>
    renderToStaticMarkup(
      <FragmentRenderer value={{ render: (part) => renderToStaticMarkup(part), around }}>
        {menu}
      </FragmentRenderer>,
    ),
  );

beforeEach(() => {
  rendered = 0;
});

test('a part is rendered once for each state, and is the same with its styles on every page', () => {
  const items = ['Bilar', 'Service'];
  const first = page(<Menu items={items} current="Bilar" />);
  const second = page(<Menu items={items} current="Bilar" />);
  expect(rendered).toBe(1);
  expect(second).toEqual(first);
  expect(first.result).toContain('aria-current="page">Bilar');
  expect(first.css).toContain('color:var(--colors-link)');
  expect(page(<Menu items={items} current="Service" />).result).toContain('"page">Service');
  expect(rendered).toBe(2);
});

test('content that was fetched anew is rendered anew', () => {
  page(<Menu items={['Bilar']} current="" />);
  page(<Menu items={['Bilar']} current="" />);
  expect(rendered).toBe(2);
});

test('with other texts around it is rendered anew', () => {
  const items = ['Bilar'];
  page(<Menu items={items} current="" />);
  page(<Menu items={items} current="" />, {});
  expect(rendered).toBe(2);
});

test('where nothing is kept the part renders with its page', () => {
  const items = ['Bilar'];
  const menu = () => renderToStaticMarkup(<Menu items={items} current="" />);
  expect(menu()).toBe(menu());
  expect(rendered).toBe(2);
});
