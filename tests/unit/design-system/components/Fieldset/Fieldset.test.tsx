/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { Fieldset } from '../../../../../design-system/components/Fieldset/Fieldset';
import { TextField } from '../../../../../design-system/components/TextField/TextField';

afterEach(() => document.body.replaceChildren());

test('names its fields together, and is described by its notes', () => {
  render(
    <Fieldset legend="Delivery" hint="Within Sweden" error="Choose a place">
      <TextField label="Street" />
    </Fieldset>,
  );
  const group = screen.getByRole('group', { name: 'Delivery' });
  expect(group).toContainElement(screen.getByLabelText('Street'));
  expect(group).toHaveAccessibleDescription('Within Sweden fieldError: Choose a place');
});

test('without notes it is described by nothing, and its fields are not called invalid', () => {
  render(
    <Fieldset legend="Delivery">
      <TextField label="Street" />
    </Fieldset>,
  );
  expect(screen.getByRole('group')).not.toHaveAttribute('aria-describedby');
  expect(screen.getByLabelText('Street')).not.toHaveAttribute('aria-invalid');
});

test('its legend says that the group must or may be filled in', () => {
  render(
    <>
      <Fieldset legend="Payment" required />
      <Fieldset legend="Extras" optional />
    </>,
  );
  // The star is for the eyes: those who listen learn it from the fields.
  expect(screen.getByRole('group', { name: 'Payment' })).toHaveTextContent('Payment *');
  expect(screen.getByRole('group', { name: 'Extras (optional)' })).toBeInTheDocument();
});

test('disables everything in it at once', () => {
  render(
    <Fieldset legend="Delivery" disabled>
      <TextField label="Street" />
    </Fieldset>,
  );
  expect(screen.getByLabelText('Street')).toBeDisabled();
});

test('two groups in the HTML of the server keep their notes apart', () => {
  document.body.innerHTML = renderToString(
    <>
      <Fieldset legend="Front" hint="Two wheels" />
      <Fieldset legend="Rear" hint="Two more" />
    </>,
  );
  expect(screen.getByRole('group', { name: 'Front' })).toHaveAccessibleDescription('Two wheels');
  expect(screen.getByRole('group', { name: 'Rear' })).toHaveAccessibleDescription('Two more');
});
