import '@testing-library/jest-dom';
import { createEvent, fireEvent, screen } from '@testing-library/react';
import { LoadMore } from '../../../../../design-system/components/LoadMore/LoadMore';
import { renderInEnglish } from '../inEnglish';

const props = {
  shown: 24,
  total: 312,
  summary: '24 of 312 cars',
  label: 'Show more',
  href: '?p=2',
};

test('says how much shows, in words and as progress, and leads to more without script', () => {
  renderInEnglish(<LoadMore {...props} />);
  expect(screen.getByRole('status')).toHaveTextContent('24 of 312 cars');
  const bar = screen.getByRole('progressbar', { name: '24 of 312 cars' });
  expect(bar).toHaveAttribute('value', '24');
  expect(bar).toHaveAttribute('max', '312');
  expect(screen.getByRole('link', { name: 'Show more' })).toHaveAttribute('href', '?p=2');
});

test('asks for more in place, once at a time', () => {
  const onMore = jest.fn();
  const { rerender } = renderInEnglish(<LoadMore {...props} onMore={onMore} />);
  const more = screen.getByRole('link', { name: 'Show more' });
  const click = createEvent.click(more);
  fireEvent(more, click);
  expect(click.defaultPrevented).toBe(true);
  rerender(<LoadMore {...props} onMore={onMore} loading />);
  fireEvent.click(more);
  expect(onMore).toHaveBeenCalledTimes(1);
  expect(more).toHaveAttribute('aria-disabled', 'true');
});

test('has no button when all shows', () => {
  renderInEnglish(<LoadMore {...props} shown={312} />);
  expect(screen.queryByRole('link')).toBeNull();
});
