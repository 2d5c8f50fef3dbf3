/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { fireEvent, render, screen } from '@testing-library/react';
import { ChoiceField } from '../../../../cms/editor/ChoiceField';

test('[EDIT-02] a choice field shows the label of its value and reports the chosen value', () => {
  const chosenValues: ('' | 'IMAGE' | 'FILE')[] = [];
  render(
    <ChoiceField
      label="Kind"
      value="IMAGE"
      choices={[
        ['', 'All'],
        ['IMAGE', 'Pictures'],
        ['FILE', 'Files'],
      ]}
      onChoose={(value) => chosenValues.push(value)}
    />,
  );
  const select = screen.getByLabelText('Kind');
  expect(select).toHaveDisplayValue('Pictures');
  fireEvent.change(select, { target: { value: 'FILE' } });
  fireEvent.change(select, { target: { value: '' } });
  expect(chosenValues).toEqual(['FILE', '']);
});
