/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { fireEvent, render, screen } from '@testing-library/react';
import { RadioGroup } from '../../../../../design-system/components/RadioGroup/RadioGroup';
import { sentBy } from '../../sentBy';

const options = [
  { value: 'loan', label: 'Loan', hint: 'Over 36 months' },
  { value: 'lease', label: 'Lease' },
];

test('a group consists of native radios with the same name, so that arrow keys move between them', () => {
  render(
    <form>
      <RadioGroup legend="Payment" name="payment" options={options} defaultValue="loan" required />
    </form>,
  );
  const group = screen.getByRole('radiogroup', { name: 'Payment' });
  expect(group).toBeRequired();
  const radios = screen.getAllByRole<HTMLInputElement>('radio');
  expect(radios.map(({ name }) => name)).toEqual(['payment', 'payment']);
  expect(sentBy('form')).toEqual([['payment', 'loan']]);
  fireEvent.click(screen.getByText('Lease'));
  expect(sentBy('form')).toEqual([['payment', 'lease']]);
});

test('radios share a generated name by default, and the id of the group is on the first radio', () => {
  render(<RadioGroup id="pay" legend="Payment" options={options} error="Choose" />);
  const [first, second] = screen.getAllByRole<HTMLInputElement>('radio');
  expect(first).toHaveAttribute('id', 'pay');
  expect(first?.name).toBeTruthy();
  expect(second?.name).toBe(first?.name);
  expect(screen.getByRole('radiogroup')).toBeInvalid();
  expect(screen.getByRole('radiogroup')).toHaveAccessibleDescription('fieldError: Choose');
});

test('a controlled group shows only the value of its props', () => {
  const change = jest.fn();
  render(<RadioGroup legend="Pay" options={options} value="loan" onChange={change} />);
  fireEvent.click(screen.getByLabelText('Lease'));
  expect(change).toHaveBeenCalledTimes(1);
  expect(screen.getByLabelText('Loan')).toBeChecked();
});

test('one option or all options can be disabled', () => {
  const withCash = [...options, { value: 'cash', label: 'Cash', disabled: true }];
  const { rerender } = render(<RadioGroup legend="Pay" options={withCash} />);
  expect(screen.getByLabelText('Cash')).toBeDisabled();
  expect(screen.getByLabelText('Loan')).toBeEnabled();
  rerender(<RadioGroup legend="Pay" options={withCash} disabled />);
  for (const radio of screen.getAllByRole('radio')) expect(radio).toBeDisabled();
});

test('a note describes its option, and the hint describes the group', () => {
  render(<RadioGroup legend="Pay" options={options} hint="You may change it later" optional />);
  expect(screen.getByRole('radiogroup')).toHaveAccessibleDescription('You may change it later');
  expect(screen.getByRole('radiogroup')).not.toBeRequired();
  expect(screen.getByLabelText('Loan')).toHaveAccessibleDescription('Over 36 months');
  expect(screen.getByLabelText('Lease')).not.toHaveAttribute('aria-describedby');
});

test('two groups without a given name have independent choices', () => {
  render(
    <>
      <RadioGroup legend="Front" options={options} defaultValue="loan" />
      <RadioGroup legend="Rear" options={options} />
    </>,
  );
  const [first, , third] = screen.getAllByRole('radio');
  fireEvent.click(third!);
  expect(first).toBeChecked();
  expect(third).toBeChecked();
});
