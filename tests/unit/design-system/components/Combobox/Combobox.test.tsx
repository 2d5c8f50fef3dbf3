/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { useForm } from 'react-hook-form';
import { Combobox } from '../../../../../design-system/components/Combobox/Combobox';
import { inLanguage } from '../../inLanguage';
import { sentBy } from '../../sentBy';

afterEach(() => document.body.replaceChildren());

const places = [
  { value: 'sto', label: 'Stockholm', hint: 'Four dealers' },
  { value: 'got', label: 'Göteborg' },
  { value: 'mal', label: 'Malmö' },
];

const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Place' });
const optionNames = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

async function type(text: string): Promise<void> {
  await act(async () => {
    field().focus();
    fireEvent.input(field(), { target: { value: text }, inputType: 'insertText' });
  });
}

async function press(key: string): Promise<void> {
  await act(async () => {
    fireEvent.keyDown(field(), { key });
  });
}

function show(props: Partial<Parameters<typeof Combobox>[0]> = {}) {
  return render(
    inLanguage(
      'en',
      <form>
        <Combobox label="Place" name="place" options={places} {...props} />
        <button type="submit">Send</button>
      </form>,
    ),
  );
}

test('typing filters the options, Enter chooses the active one, and the form submits its value', async () => {
  show();
  expect(field()).toHaveAttribute('aria-expanded', 'false');
  await type('m');
  expect(field()).toHaveAttribute('aria-expanded', 'true');
  expect(optionNames()).toEqual(['StockholmFour dealers', 'Malmö']);
  expect(await screen.findByText('Options: 2')).toBeInTheDocument();
  await press('ArrowDown');
  expect(screen.getByRole('option', { name: 'Malmö' })).toHaveAttribute('data-highlighted');
  expect(field()).toHaveAttribute(
    'aria-activedescendant',
    screen.getByRole('option', { name: 'Malmö' }).id,
  );
  await press('Enter');
  expect(field()).toHaveValue('Malmö');
  await waitFor(() => expect(field()).toHaveAttribute('aria-expanded', 'false'));
  expect(sentBy('form')).toEqual([['place', 'mal']]);
});

test('arrow keys open the list, and Escape closes it and then clears the field', async () => {
  show({ defaultValue: 'got' });
  expect(field()).toHaveValue('Göteborg');
  act(() => field().focus());
  await press('ArrowDown');
  expect(field()).toHaveAttribute('aria-expanded', 'true');
  expect(optionNames()).toHaveLength(3);
  await press('Escape');
  expect(field()).toHaveAttribute('aria-expanded', 'false');
  expect(field()).toHaveValue('Göteborg');
  await press('Escape');
  expect(field()).toHaveValue('');
  expect(sentBy('form')).toEqual([['place', '']]);
});

test('a button clears the field, and text that matches no option shows a message and is not kept', async () => {
  show({ defaultValue: 'sto' });
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Clear the choice' }));
  });
  expect(sentBy('form')).toEqual([['place', '']]);
  await type('Oslo');
  expect(await screen.findByText('No option matches')).toBeInTheDocument();
  await act(async () => screen.getByText('Send').focus());
  await waitFor(() => expect(field()).toHaveValue(''));
});

test('remote options are searched by the typed text, show a loading message and keep the choice', async () => {
  const search = jest.fn();
  const { rerender } = show({ options: [], onSearch: search, loading: true });
  await type('Upp');
  expect(search).toHaveBeenLastCalledWith('Upp');
  expect(await screen.findByText('Loading options …')).toBeInTheDocument();
  const rerenderWith = (options: typeof places) =>
    rerender(
      inLanguage(
        'en',
        <form>
          <Combobox label="Place" name="place" options={options} onSearch={search} />
          <button type="submit">Send</button>
        </form>,
      ),
    );
  rerenderWith([{ value: 'upp', label: 'Uppsala', hint: '' }]);
  await press('Enter');
  expect(sentBy('form')).toEqual([['place', 'upp']]);
  rerenderWith([]);
  expect(field()).toHaveValue('Uppsala');
  expect(sentBy('form')).toEqual([['place', 'upp']]);
});

test('a combobox is described by its notes and is reset with its form', async () => {
  show({ defaultValue: 'got', hint: 'Anywhere', error: 'Too far' });
  expect(field()).toHaveAccessibleDescription('Anywhere Error: Too far');
  expect(field()).toBeInvalid();
  await type('Malmö');
  await press('Enter');
  expect(sentBy('form')).toEqual([['place', 'mal']]);
  await act(async () => document.forms[0]?.reset());
  expect(field()).toHaveValue('Göteborg');
});

test('react-hook-form reads and sets the value of a combobox', async () => {
  const send = jest.fn();
  function Form() {
    const { register, handleSubmit } = useForm({ defaultValues: { place: 'sto' } });
    return (
      <form onSubmit={(event) => void handleSubmit((values) => send(values))(event)}>
        <Combobox label="Place" options={places} {...register('place')} />
        <button type="submit">Send</button>
      </form>
    );
  }
  render(<Form />);
  expect(field()).toHaveValue('Stockholm');
  await type('Göteborg');
  await press('Enter');
  await act(async () => fireEvent.click(screen.getByText('Send')));
  expect(send).toHaveBeenCalledWith({ place: 'got' });
});

test('without script a combobox is a native select', () => {
  const html = renderToString(
    <form>
      <Combobox label="Place" name="place" options={places} defaultValue="mal" />
    </form>,
  );
  // Parsers with JavaScript do not parse the content of <noscript>; parsers without do.
  document.body.innerHTML = html.replace(/<\/?noscript>/g, '');
  expect(sentBy('form')).toEqual([['place', 'mal']]);
});
