import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { FragmentRenderer, useCachedFragment } from '../../../rendering/cachedFragments';
import { collectStyles, styled } from '../../../design-system/stitches';

const Entry = styled('li', { color: '$link' });

let renderCount = 0;
const texts = {};

function Menu({ items, current }: { items: readonly string[]; current: string }) {
  const listProps = useCachedFragment(items, current, () => (
    <Entries items={items} current={current} />
  ));
  return <ul {...listProps} />;
}

function Entries({ items, current }: { items: readonly string[]; current: string }) {
  renderCount += 1;
  return items.map((item) => (
    <Entry key={item} aria-current={item === current ? 'page' : undefined}>
      {item}
    </Entry>
  ));
}

const renderPage = (menu: ReactNode, scope = texts) =>
  collectStyles(() =>
    renderToStaticMarkup(
      <FragmentRenderer value={{ render: (element) => renderToStaticMarkup(element), scope }}>
        {menu}
      </FragmentRenderer>,
    ),
  );

beforeEach(() => {
  renderCount = 0;
});

test('a fragment is rendered once for each state, with the same HTML and styles on every page', () => {
  const items = ['Bilar', 'Service'];
  const first = renderPage(<Menu items={items} current="Bilar" />);
  const second = renderPage(<Menu items={items} current="Bilar" />);
  expect(renderCount).toBe(1);
  expect(second).toEqual(first);
  expect(first.result).toContain('aria-current="page">Bilar');
  expect(first.css).toContain('color:var(--colors-link)');
  expect(renderPage(<Menu items={items} current="Service" />).result).toContain('"page">Service');
  expect(renderCount).toBe(2);
});

test('a fragment is rendered again for a new array with the same items', () => {
  renderPage(<Menu items={['Bilar']} current="" />);
  renderPage(<Menu items={['Bilar']} current="" />);
  expect(renderCount).toBe(2);
});

test('a fragment is rendered again in another scope', () => {
  const items = ['Bilar'];
  renderPage(<Menu items={items} current="" />);
  renderPage(<Menu items={items} current="" />, {});
  expect(renderCount).toBe(2);
});

test('without a cache the fragment is rendered with its page', () => {
  const items = ['Bilar'];
  const renderMenu = () => renderToStaticMarkup(<Menu items={items} current="" />);
  expect(renderMenu()).toBe(renderMenu());
  expect(renderCount).toBe(2);
});
