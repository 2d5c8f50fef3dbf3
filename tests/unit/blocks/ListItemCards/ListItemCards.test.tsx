/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { examples } from '../../../../blocks/ListItemCards/ListItemCards.fixture';
import { columnsOf } from '../../../../rendering/columnsOf';
import { showBlock } from '../showBlock';

test("[BLOCK-04] cards have a title, a text, a picture or icon, and a link with the button's text", () => {
  const { container } = showBlock('ListItemCards', examples.Default);
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  expect(screen.getAllByRole('img')).toHaveLength(3);
  expect(screen.getByRole('link', { name: 'What is included' })).toHaveAttribute(
    'href',
    '/service',
  );
  expect(screen.getByRole('link', { name: 'Book a place' })).toBeInTheDocument();
  expect(container.querySelectorAll('li h3')).toHaveLength(3);
  const icons = showBlock('ListItemCards', examples.Icons).container;
  expect(icons.querySelectorAll('li img')).toHaveLength(0);
  expect(icons.querySelectorAll('li')[0]?.querySelectorAll('svg')).toHaveLength(1);
});

test.each([7, 10, 13])('%d cards fill the rows of a wide window', (count) => {
  const columns = columnsOf(count)['@xl'];
  expect(columns).toBeGreaterThan(3);
  expect(count % columns).not.toBe(1);
});

test('seven cards are in four columns from 1024 px, so that no row has a single card', () => {
  expect(columnsOf(7)).toMatchObject({ '@lg': 4, '@xl': 4 });
});

test.each([2, 3, 4, 5, 6, 8, 9])('with %d cards no row has a single card', (count) => {
  for (const columns of Object.values(columnsOf(count))) {
    expect({ columns, alone: columns > 1 && count % columns === 1 }).toEqual({
      columns,
      alone: false,
    });
  }
});
