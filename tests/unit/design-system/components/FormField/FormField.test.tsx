/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { fireEvent, render, screen } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { renderToString } from 'react-dom/server';
import { Checkbox } from '../../../../../design-system/components/Checkbox/Checkbox';
import { RadioGroup } from '../../../../../design-system/components/RadioGroup/RadioGroup';
import { Select } from '../../../../../design-system/components/Select/Select';
import { TextArea } from '../../../../../design-system/components/TextArea/TextArea';
import { TextField } from '../../../../../design-system/components/TextField/TextField';
import { MessagesProvider } from '../../../../../design-system/messages';
import { messagesOf } from '../../../../../messages/messagesOf';

afterEach(() => document.body.replaceChildren());

test.each([
  ['TextField', <TextField key="" label="Name" hint="In full" error="Missing" required />],
  ['TextArea', <TextArea key="" label="Name" hint="In full" error="Missing" required />],
  ['Select', <Select key="" label="Name" hint="In full" error="Missing" required />],
])('%s is named by its label and described by its notes', (_name, field) => {
  render(field);
  const control = screen.getByLabelText(/^Name/);
  expect(control).toHaveAccessibleName('Name');
  expect(control).toHaveAccessibleDescription('In full fieldError: Missing');
  expect(control).toBeInvalid();
  expect(control).toBeRequired();
});

test('a unit is part of the description of its field', () => {
  render(<TextField label="Distance" hint="In a year" end="km" aria-describedby="more" />);
  expect(screen.getByLabelText('Distance')).toHaveAccessibleDescription('km In a year');
});

test('a valid field is not marked as invalid, and an optional one is labelled as optional', () => {
  render(
    <MessagesProvider messages={(key) => ({ ...messagesOf('sv') })[key as 'optional'] ?? key}>
      <TextField label="Företag" optional />
    </MessagesProvider>,
  );
  const control = screen.getByLabelText('Företag (valfritt)');
  expect(control).not.toHaveAttribute('aria-invalid');
  expect(control).not.toHaveAttribute('aria-describedby');
});

test('labels and notes refer to their control in server-rendered HTML', () => {
  document.body.innerHTML = renderToString(<TextField label="Name" hint="In full" />);
  expect(screen.getByLabelText('Name')).toHaveAccessibleDescription('In full');
});

test('react-hook-form registers native fields', async () => {
  const send = jest.fn();
  function Form() {
    const { register, handleSubmit } = useForm({
      defaultValues: { name: 'Nina', about: '', dealer: 'kista', fuel: 'diesel', news: false },
    });
    return (
      <form onSubmit={(event) => void handleSubmit((values) => send(values))(event)}>
        <TextField label="Name" {...register('name')} />
        <TextArea label="About" {...register('about')} />
        <Select label="Dealer" {...register('dealer')}>
          <option>nacka</option>
          <option>kista</option>
        </Select>
        <RadioGroup
          legend="Fuel"
          options={[
            { value: 'electric', label: 'Electric' },
            { value: 'diesel', label: 'Diesel' },
          ]}
          {...register('fuel')}
        />
        <Checkbox label="News" {...register('news')} />
        <button type="submit">Send</button>
      </form>
    );
  }
  render(<Form />);
  expect(screen.getByLabelText('Name')).toHaveValue('Nina');
  expect(screen.getByLabelText('Dealer')).toHaveValue('kista');
  expect(screen.getByLabelText('Diesel')).toBeChecked();
  fireEvent.change(screen.getByLabelText('About'), { target: { value: 'Quiet' } });
  fireEvent.click(screen.getByLabelText('Electric'));
  fireEvent.click(screen.getByLabelText('News'));
  fireEvent.click(screen.getByText('Send'));
  await screen.findByText('Send');
  await Promise.resolve();
  expect(send).toHaveBeenCalledWith({
    name: 'Nina',
    about: 'Quiet',
    dealer: 'kista',
    fuel: 'electric',
    news: true,
  });
});
