import '@testing-library/jest-dom';
import { createEvent, fireEvent, screen } from '@testing-library/react';
import { pageNumbers } from '../../../../../design-system/components/Pagination/pageNumbers';
import { Pagination } from '../../../../../design-system/components/Pagination/Pagination';
import { renderInEnglish } from '../inEnglish';

test.each([
  [1, 1, '1'],
  [2, 3, '1 2 3'],
  [4, 7, '1 2 3 4 5 6 7'],
  [1, 8, '1 2 3 4 5 gap 8'],
  [4, 8, '1 2 3 4 5 gap 8'],
  [5, 8, '1 gap 4 5 6 7 8'],
  [8, 8, '1 gap 4 5 6 7 8'],
  [5, 9, '1 gap 4 5 6 gap 9'],
  [12, 24, '1 gap 11 12 13 gap 24'],
])('page %i of %i shows %s', (page, pages, shown) => {
  expect(pageNumbers(page, pages).join(' ')).toBe(shown);
});

const hrefOf = (page: number) => `?page=${page}`;

test('[THEME-08] links that name their page, the current one marked, ways back and forth', () => {
  renderInEnglish(<Pagination page={2} pages={3} hrefOf={hrefOf} />);
  expect(screen.getByRole('navigation', { name: 'Pages' })).toBeInTheDocument();
  expect(screen.getByRole('link', { current: 'page' })).toHaveAccessibleName('Page 2');
  expect(screen.getByRole('link', { name: 'Previous page' })).toHaveAttribute('href', '?page=1');
  expect(screen.getByRole('link', { name: 'Next page' })).toHaveAttribute('href', '?page=3');
});

test('leads nowhere beyond the ends, and is nothing for a single page', () => {
  const { rerender, container } = renderInEnglish(
    <Pagination page={1} pages={2} hrefOf={hrefOf} />,
  );
  expect(screen.queryByRole('link', { name: 'Previous page' })).toBeNull();
  rerender(<Pagination page={2} pages={2} hrefOf={hrefOf} />);
  expect(screen.queryByRole('link', { name: 'Next page' })).toBeNull();
  rerender(<Pagination page={1} pages={1} hrefOf={hrefOf} />);
  expect(container).toBeEmptyDOMElement();
});

test('shows a page in place, but opens it in a new tab when asked to', () => {
  const onPage = jest.fn();
  renderInEnglish(<Pagination page={1} pages={3} hrefOf={hrefOf} onPage={onPage} />);
  const link = screen.getByRole('link', { name: 'Page 3' });
  const click = createEvent.click(link);
  fireEvent(link, click);
  expect(onPage).toHaveBeenCalledWith(3);
  expect(click.defaultPrevented).toBe(true);
  const clickInNewTab = createEvent.click(link, { ctrlKey: true });
  fireEvent(link, clickInNewTab);
  expect(clickInNewTab.defaultPrevented).toBe(false);
  expect(onPage).toHaveBeenCalledTimes(1);
});
