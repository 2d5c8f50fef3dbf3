/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { Tooltip } from '../../../../../design-system/components/Tooltip/Tooltip';
import { fakeLayout } from '../../fakeLayout';
import { renderInEnglish } from '../inEnglish';

beforeEach(() => {
  fakeLayout();
  renderInEnglish(
    <Tooltip text="Over 36 months">
      <button type="button">Interest</button>
    </Tooltip>,
  );
});

const button = () => screen.getByRole('button', { name: 'Interest' });
/** The text is in the page as a description, and a second time in the bubble while it is visible. */
const countBubbles = () => screen.getAllByText('Over 36 months').length - 1;

test('a tooltip describes its control whether it is shown or not', () => {
  expect(button()).toHaveAccessibleDescription('Over 36 months');
  expect(screen.getByRole('tooltip')).toHaveTextContent('Over 36 months');
  expect(countBubbles()).toBe(0);
});

test('a tooltip opens on focus, and closes on Escape and when the focus leaves', async () => {
  // After a key the focus counts as keyboard focus.
  fireEvent.keyDown(document.body, { key: 'Tab' });
  act(() => button().focus());
  await waitFor(() => expect(countBubbles()).toBe(1));
  fireEvent.keyDown(button(), { key: 'Escape' });
  await waitFor(() => expect(countBubbles()).toBe(0));
  expect(button()).toHaveFocus();
  act(() => button().blur());
  act(() => button().focus());
  await waitFor(() => expect(countBubbles()).toBe(1));
  act(() => button().blur());
  await waitFor(() => expect(countBubbles()).toBe(0));
});

test('a tooltip opens on tap', async () => {
  fireEvent.click(button());
  await waitFor(() => expect(countBubbles()).toBe(1));
});
