/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { Fieldset } from '../../../../../design-system/components/Fieldset/Fieldset';
import { TextField } from '../../../../../design-system/components/TextField/TextField';

afterEach(() => document.body.replaceChildren());

test('a fieldset names its group of fields and is described by its notes', () => {
  render(
    <Fieldset legend="Delivery" hint="Within Sweden" error="Choose a place">
      <TextField label="Street" />
    </Fieldset>,
  );
  const group = screen.getByRole('group', { name: 'Delivery' });
  expect(group).toContainElement(screen.getByLabelText('Street'));
  expect(group).toHaveAccessibleDescription('Within Sweden fieldError: Choose a place');
});

test('a fieldset without notes has no description, and its fields are not marked as invalid', () => {
  render(
    <Fieldset legend="Delivery">
      <TextField label="Street" />
    </Fieldset>,
  );
  expect(screen.getByRole('group')).not.toHaveAttribute('aria-describedby');
  expect(screen.getByLabelText('Street')).not.toHaveAttribute('aria-invalid');
});

test('the legend shows whether the group is required or optional', () => {
  render(
    <>
      <Fieldset legend="Payment" required />
      <Fieldset legend="Extras" optional />
    </>,
  );
  // The star is hidden from screen readers: the fields themselves are marked as required.
  expect(screen.getByRole('group', { name: 'Payment' })).toHaveTextContent('Payment *');
  expect(screen.getByRole('group', { name: 'Extras (optional)' })).toBeInTheDocument();
});

test('a disabled fieldset disables all its fields', () => {
  render(
    <Fieldset legend="Delivery" disabled>
      <TextField label="Street" />
    </Fieldset>,
  );
  expect(screen.getByLabelText('Street')).toBeDisabled();
});

test('two groups in server-rendered HTML have separate notes', () => {
  document.body.innerHTML = renderToString(
    <>
      <Fieldset legend="Front" hint="Two wheels" />
      <Fieldset legend="Rear" hint="Two more" />
    </>,
  );
  expect(screen.getByRole('group', { name: 'Front' })).toHaveAccessibleDescription('Two wheels');
  expect(screen.getByRole('group', { name: 'Rear' })).toHaveAccessibleDescription('Two more');
});
