/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { fireEvent, render, screen } from '@testing-library/react';
import { FormErrorSummary } from '../../../../../design-system/components/FormErrorSummary/FormErrorSummary';
import { RadioGroup } from '../../../../../design-system/components/RadioGroup/RadioGroup';
import { TextField } from '../../../../../design-system/components/TextField/TextField';

Element.prototype.scrollIntoView = () => undefined;

test('the summary takes focus when there are errors, and links to each field', () => {
  const renderForm = (errors: { fieldId: string; error: string }[]) => (
    <>
      <FormErrorSummary errors={errors} title="Two things" />
      <TextField id="name" label="Name" />
      <RadioGroup id="time" legend="Time" options={[{ value: 'am', label: 'Morning' }]} />
    </>
  );
  const { rerender } = render(renderForm([]));
  expect(screen.queryByText('Two things')).toBeNull();
  rerender(
    renderForm([
      { fieldId: 'name', error: 'Enter a name' },
      { fieldId: 'time', error: 'Choose a time' },
    ]),
  );
  expect(screen.getByRole('group', { name: 'Two things' })).toHaveFocus();
  const link = screen.getByRole('link', { name: 'Enter a name' });
  expect(link).toHaveAttribute('href', '#name');
  fireEvent.click(link);
  expect(screen.getByLabelText('Name')).toHaveFocus();
  fireEvent.click(screen.getByRole('link', { name: 'Choose a time' }));
  expect(screen.getByLabelText('Morning')).toHaveFocus();
});
