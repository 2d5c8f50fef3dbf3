/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { Tooltip } from '../../../../../design-system/components/Tooltip/Tooltip';
import { standInForLayout } from '../../standInForLayout';
import { renderInEnglish } from '../inEnglish';

beforeEach(() => {
  standInForLayout();
  renderInEnglish(
    <Tooltip text="Over 36 months">
      <button type="button">Interest</button>
    </Tooltip>,
  );
});

const button = () => screen.getByRole('button', { name: 'Interest' });
/** The words stand in the page once as a description, and once more in the bubble while that shows. */
const bubbles = () => screen.getAllByText('Over 36 months').length - 1;

test('describes its control whether it shows or not', () => {
  expect(button()).toHaveAccessibleDescription('Over 36 months');
  expect(screen.getByRole('tooltip')).toHaveTextContent('Over 36 months');
  expect(bubbles()).toBe(0);
});

test('shows on focus, goes on Escape and with the focus', async () => {
  // The focus counts as the keyboard's after a key.
  fireEvent.keyDown(document.body, { key: 'Tab' });
  act(() => button().focus());
  await waitFor(() => expect(bubbles()).toBe(1));
  fireEvent.keyDown(button(), { key: 'Escape' });
  await waitFor(() => expect(bubbles()).toBe(0));
  expect(button()).toHaveFocus();
  act(() => button().blur());
  act(() => button().focus());
  await waitFor(() => expect(bubbles()).toBe(1));
  act(() => button().blur());
  await waitFor(() => expect(bubbles()).toBe(0));
});

test('shows at a tap', async () => {
  fireEvent.click(button());
  await waitFor(() => expect(bubbles()).toBe(1));
});
