import '@testing-library/jest-dom';
import { fireEvent, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { Fieldset } from '../../../../../design-system/components/Fieldset/Fieldset';
import { Radio } from '../../../../../design-system/components/Radio/Radio';
import { sentBy } from '../../sentBy';

test('radios of one name exclude each other, and a form sends the chosen one', () => {
  render(
    <form>
      <Fieldset legend="Handover">
        <Radio name="handover" value="dealer" label="At the dealer's" defaultChecked />
        <Radio name="handover" value="home" label="At home" hint="Within 50 km" />
        <Radio name="handover" value="harbour" label="At the harbour" disabled />
      </Fieldset>
    </form>,
  );
  expect(screen.getByRole('group', { name: 'Handover' })).toContainElement(
    screen.getByLabelText('At home'),
  );
  expect(sentBy('form')).toEqual([['handover', 'dealer']]);
  fireEvent.click(screen.getByText('At home'));
  expect(sentBy('form')).toEqual([['handover', 'home']]);
  expect(screen.getByLabelText("At the dealer's")).not.toBeChecked();
  fireEvent.click(screen.getByText('At the harbour'));
  expect(sentBy('form')).toEqual([['handover', 'home']]);
});

test('is described by its own notes and marked by its own error', () => {
  render(<Radio name="pay" value="loan" label="Loan" hint="36 months" error="Not for companies" />);
  const radio = screen.getByRole('radio', { name: 'Loan' });
  expect(radio).toBeInvalid();
  expect(radio).toHaveAccessibleDescription('36 months fieldError: Not for companies');
});

test('a required one bears no star of its own: the group says it', () => {
  render(<Radio name="pay" value="loan" label="Loan" required />);
  expect(screen.getByRole('radio', { name: 'Loan' })).toBeRequired();
  expect(screen.queryByText('*')).not.toBeInTheDocument();
});

test('passes on its element and what it is told', () => {
  const ref = createRef<HTMLInputElement>();
  const change = jest.fn();
  render(
    <Radio ref={ref} name="pay" value="cash" label="Cash" className="mine" onChange={change} />,
  );
  expect(ref.current).toBe(screen.getByRole('radio'));
  expect(ref.current).toHaveClass('mine');
  fireEvent.click(screen.getByText('Cash'));
  expect(change).toHaveBeenCalledTimes(1);
});
