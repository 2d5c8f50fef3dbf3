/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { fireEvent, screen } from '@testing-library/react';
import { Chip } from '../../../../../design-system/components/Chip/Chip';
import { renderInEnglish } from '../inEnglish';

test('a plain chip is not interactive', () => {
  renderInEnglish(<Chip data-testid="chip">Estate</Chip>);
  expect(screen.getByTestId('chip')).toHaveTextContent('Estate');
  expect(screen.queryByRole('button')).toBeNull();
});

test('a chip with an address is a link only when the address is safe', () => {
  const { rerender } = renderInEnglish(<Chip href="/suv">SUV</Chip>);
  expect(screen.getByRole('link', { name: 'SUV' })).toHaveAttribute('href', '/suv');
  rerender(<Chip href="javascript:alert(1)">SUV</Chip>);
  expect(screen.queryByRole('link')).toBeNull();
});

test('a toggle exposes whether it is pressed and selects the opposite', () => {
  const onSelect = jest.fn();
  const { rerender } = renderInEnglish(
    <Chip selected={false} onSelect={onSelect}>
      Electric
    </Chip>,
  );
  const toggle = screen.getByRole('button', { name: 'Electric', pressed: false });
  fireEvent.click(toggle);
  expect(onSelect).toHaveBeenLastCalledWith(true);
  rerender(
    <Chip selected onSelect={onSelect}>
      Electric
    </Chip>,
  );
  expect(toggle).toHaveAttribute('aria-pressed', 'true');
  fireEvent.click(toggle);
  expect(onSelect).toHaveBeenLastCalledWith(false);
});

test('the remove button names the chip', () => {
  const onRemove = jest.fn();
  renderInEnglish(<Chip onRemove={onRemove}>Estate</Chip>);
  fireEvent.click(screen.getByRole('button', { name: 'Remove Estate' }));
  expect(onRemove).toHaveBeenCalledTimes(1);
});

test('types reject invalid combinations of props', () => {
  // @ts-expect-error A link cannot be selected.
  const linkAndToggle = <Chip href="/a" selected onSelect={() => undefined} children="x" />;
  // @ts-expect-error A toggle needs `onSelect`.
  const toggleWithoutHandler = <Chip selected children="x" />;
  expect([linkAndToggle, toggleWithoutHandler]).toHaveLength(2);
});
