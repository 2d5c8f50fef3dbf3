/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { StepField } from '../../../finance/ui/StepField';
import { MessagesProvider } from '../../../../design-system/messages';

/** A payment in pounds and pence, as in a quote. */
function Payment() {
  const [value, setValue] = useState(189.43);
  return (
    <MessagesProvider messages={(key) => key}>
      <StepField
        label="Payment"
        range={{ min: 100, max: 20_000, step: 1, value }}
        onChange={setValue}
        formatInput={(amount) => amount.toFixed(amount % 1 === 0 ? 0 : 2)}
        unit={{ text: '£', side: 'start' }}
        formatWithUnit={String}
      />
    </MessagesProvider>
  );
}

const field = () => screen.getByRole('textbox', { name: 'Payment' });

test.each([
  ['189.4', '189'],
  ['189.', '189'],
  ['200.43', '200'],
])('the pence of an amount are dropped once it is edited: %s', (typed, expected) => {
  render(<Payment />);
  expect(field()).toHaveValue('189.43');
  fireEvent.change(field(), { target: { value: typed } });
  expect(field()).toHaveValue(expected);
  fireEvent.blur(field());
  expect(field()).toHaveValue(expected);
});
