/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { fireEvent, screen } from '@testing-library/react';
import { Chip } from '../../../../../design-system/components/Chip/Chip';
import { renderInEnglish } from '../inEnglish';

test('plain: nothing to press', () => {
  renderInEnglish(<Chip data-testid="chip">Estate</Chip>);
  expect(screen.getByTestId('chip')).toHaveTextContent('Estate');
  expect(screen.queryByRole('button')).toBeNull();
});

test('a link, with a safe address only', () => {
  const { rerender } = renderInEnglish(<Chip href="/suv">SUV</Chip>);
  expect(screen.getByRole('link', { name: 'SUV' })).toHaveAttribute('href', '/suv');
  rerender(<Chip href="javascript:alert(1)">SUV</Chip>);
  expect(screen.queryByRole('link')).toBeNull();
});

test('a toggle says whether it is on, and asks for the opposite', () => {
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

test('its removal is a button that names it', () => {
  const onRemove = jest.fn();
  renderInEnglish(<Chip onRemove={onRemove}>Estate</Chip>);
  fireEvent.click(screen.getByRole('button', { name: 'Remove Estate' }));
  expect(onRemove).toHaveBeenCalledTimes(1);
});

test('impossible chips are no chips', () => {
  // @ts-expect-error A link is not chosen.
  const linkAndToggle = <Chip href="/a" selected onSelect={() => undefined} children="x" />;
  // @ts-expect-error A choice tells what was chosen.
  const deafToggle = <Chip selected children="x" />;
  expect([linkAndToggle, deafToggle]).toHaveLength(2);
});
