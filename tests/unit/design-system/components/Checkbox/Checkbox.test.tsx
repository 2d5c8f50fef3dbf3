/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { fireEvent, render, screen } from '@testing-library/react';
import { Checkbox } from '../../../../../design-system/components/Checkbox/Checkbox';
import { CheckboxGroup } from '../../../../../design-system/components/CheckboxGroup/CheckboxGroup';
import { sentBy } from '../../sentBy';

const options = [
  { value: 'towbar', label: 'Tow bar' },
  { value: 'heater', label: 'Heater', hint: 'Runs on petrol' },
  { value: 'roof', label: 'Roof', disabled: true },
];

test('a checkbox is a native one that a form submits', () => {
  render(
    <form>
      <Checkbox label="Offers" name="offers" value="yes" defaultChecked />
      <Checkbox label="News" name="news" error="Say yes" />
    </form>,
  );
  expect(sentBy('form')).toEqual([['offers', 'yes']]);
  const news = screen.getByRole('checkbox', { name: 'News' });
  expect(news).toBeInvalid();
  expect(news).toHaveAccessibleDescription('fieldError: Say yes');
  fireEvent.click(screen.getByText('News'));
  fireEvent.click(screen.getByText('Offers'));
  expect(sentBy('form')).toEqual([['news', 'on']]);
});

test('a group submits every choice under one name', () => {
  render(
    <form>
      <CheckboxGroup legend="Equipment" name="with" options={options} defaultValue={['heater']} />
    </form>,
  );
  expect(screen.getByRole('group', { name: 'Equipment' })).toBeInTheDocument();
  expect(screen.getByLabelText('Heater')).toHaveAccessibleDescription('Runs on petrol');
  expect(screen.getByLabelText('Roof')).toBeDisabled();
  fireEvent.click(screen.getByText('Tow bar'));
  expect(sentBy('form')).toEqual([
    ['with', 'towbar'],
    ['with', 'heater'],
  ]);
});

test('a controlled group shows only the values of its props', () => {
  const change = jest.fn();
  render(<CheckboxGroup legend="With" options={options} value={['towbar']} onChange={change} />);
  fireEvent.click(screen.getByLabelText('Heater'));
  expect(change).toHaveBeenCalledTimes(1);
  expect(screen.getByLabelText('Heater')).not.toBeChecked();
  expect(screen.getByLabelText('Tow bar')).toBeChecked();
});

test('the error of a group describes the group and marks each box as invalid', () => {
  render(<CheckboxGroup legend="With" options={options} error="Choose one" hint="Any number" />);
  expect(screen.getByRole('group')).toHaveAccessibleDescription(
    'Any number fieldError: Choose one',
  );
  for (const box of screen.getAllByRole('checkbox')) expect(box).toBeInvalid();
});
