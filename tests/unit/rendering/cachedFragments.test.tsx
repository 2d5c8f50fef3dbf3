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

const page = (menu: ReactNode, scope = texts) =>
  collectStyles(() =>
    renderToStaticMarkup(
      <FragmentRenderer value={{ render: (element) => renderToStaticMarkup(element), scope }}>
        {menu}
      </FragmentRenderer>,
    ),
  );

beforeEach(() => {
  rendered = 0;
});

test('a fragment is rendered once for each state, with the same HTML and styles on every page', () => {
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

test('a fragment with new content is rendered again', () => {
  page(<Menu items={['Bilar']} current="" />);
  page(<Menu items={['Bilar']} current="" />);
  expect(rendered).toBe(2);
});

test('a fragment with other texts in its context is rendered again', () => {
  const items = ['Bilar'];
  page(<Menu items={items} current="" />);
  page(<Menu items={items} current="" />, {});
  expect(rendered).toBe(2);
});

test('without a cache the fragment is rendered with its page', () => {
  const items = ['Bilar'];
  const menu = () => renderToStaticMarkup(<Menu items={items} current="" />);
  expect(menu()).toBe(menu());
  expect(rendered).toBe(2);
});
