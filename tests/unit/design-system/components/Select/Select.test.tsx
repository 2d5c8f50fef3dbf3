/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { fireEvent, render, screen } from '@testing-library/react';
import { Select } from '../../../../../design-system/components/Select/Select';
import { sentBy } from '../../sentBy';

test('a select is a native one that starts without a choice', () => {
  render(
    <form>
      <Select label="Dealer" name="dealer" placeholder="Choose a dealer">
        <option value="kista">Kista</option>
      </Select>
    </form>,
  );
  const control = screen.getByRole('combobox', { name: 'Dealer' });
  expect(control).toHaveDisplayValue('Choose a dealer');
  expect(sentBy('form')).toEqual([['dealer', '']]);
  fireEvent.change(control, { target: { value: 'kista' } });
  expect(sentBy('form')).toEqual([['dealer', 'kista']]);
});
