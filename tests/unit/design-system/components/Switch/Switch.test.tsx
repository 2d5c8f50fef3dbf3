/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { fireEvent, render, screen } from '@testing-library/react';
import { Switch } from '../../../../../design-system/components/Switch/Switch';
import { sentBy } from '../../sentBy';

test('a switch is a native checkbox with the role of a switch', () => {
  render(
    <form>
      <Switch label="Warranty" name="warranty" hint="Two years" />
    </form>,
  );
  const control = screen.getByRole('switch', { name: 'Warranty' });
  expect(control).not.toBeChecked();
  expect(control).toHaveAccessibleDescription('Two years');
  fireEvent.click(screen.getByText('Warranty'));
  expect(control).toBeChecked();
  expect(sentBy('form')).toEqual([['warranty', 'on']]);
});
