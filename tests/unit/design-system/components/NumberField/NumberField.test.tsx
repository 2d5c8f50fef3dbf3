import '@testing-library/jest-dom';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { useForm } from 'react-hook-form';
import { NumberField } from '../../../../../design-system/components/NumberField/NumberField';
import { inLanguage } from '../../inLanguage';
import { sentBy } from '../../sentBy';

afterEach(() => document.body.replaceChildren());

const field = (label = 'Deposit') => screen.getByRole<HTMLInputElement>('textbox', { name: label });

function press(key: string, more: object = {}): void {
  fireEvent.keyDown(field(), { key, ...more });
}

function type(text: string): void {
  act(() => field().focus());
  fireEvent.change(field(), { target: { value: text } });
}

function leave(): void {
  act(() => field().blur());
}

/** As the page's language writes it, with plain spaces. */
const shown = () => field().value.replace(/\u00a0/g, ' ');

beforeEach(() => {
  render(
    inLanguage(
      'sv',
      <form>
        <NumberField
          label="Deposit"
          name="deposit"
          defaultValue={120000}
          min={60000}
          max={300000}
          step={5000}
          unit="kr"
        />
      </form>,
    ),
  );
});

test('is written as the language writes numbers, and sent as a plain one', () => {
  expect(shown()).toBe('120 000');
  expect(field()).toHaveAccessibleDescription('kr');
  expect(sentBy('form')).toEqual([['deposit', '120000']]);
});

test('arrow keys step, with Shift by ten; Home and End go to the limits', () => {
  press('ArrowUp');
  expect(shown()).toBe('125 000');
  press('ArrowDown');
  press('ArrowDown');
  expect(shown()).toBe('115 000');
  press('ArrowUp', { shiftKey: true });
  expect(shown()).toBe('165 000');
  press('End');
  expect(shown()).toBe('300 000');
  press('ArrowUp');
  expect(shown()).toBe('300 000');
  press('Home');
  expect(sentBy('form')).toEqual([['deposit', '60000']]);
});

test('buttons step and have words', () => {
  fireEvent.click(screen.getByRole('button', { name: 'Öka' }));
  expect(shown()).toBe('125 000');
  fireEvent.click(screen.getByRole('button', { name: 'Minska' }));
  expect(shown()).toBe('120 000');
});

test('typing is free; leaving the field brings the number within the limits', () => {
  type('90000,5');
  leave();
  expect(shown()).toBe('90 000,5');
  expect(sentBy('form')).toEqual([['deposit', '90000.5']]);
  type('1');
  leave();
  expect(shown()).toBe('60 000');
  type('');
  leave();
  expect(sentBy('form')).toEqual([['deposit', '']]);
});

test('goes back to where it began with its form', () => {
  press('End');
  act(() => document.forms[0]?.reset());
  expect(shown()).toBe('120 000');
});

test('without script the input in sight is sent, as digits', () => {
  document.body.innerHTML = renderToString(
    <form>
      {inLanguage('sv', <NumberField label="Deposit" name="deposit" defaultValue={1500} />)}
    </form>,
  );
  expect(sentBy('form')).toEqual([['deposit', '1500']]);
  expect(field()).toHaveAttribute('name', 'deposit');
});

describe('in the hands of others', () => {
  test('a controlled field tells of changes in the words of native ones', () => {
    function Controlled() {
      const [value, setValue] = useState<number | null>(2);
      return (
        <>
          <NumberField
            label="Tyres"
            value={value}
            onChange={({ target }) => setValue(target.value)}
          />
          <output>{value}</output>
        </>
      );
    }
    render(<Controlled />);
    fireEvent.keyDown(field('Tyres'), { key: 'ArrowUp' });
    expect(screen.getByRole('status')).toHaveTextContent('3');
    expect(field('Tyres')).toHaveValue('3');
  });

  test('react-hook-form reads, writes and resets it', async () => {
    const send = jest.fn();
    function Form() {
      const { register, handleSubmit, setValue, reset } = useForm({ defaultValues: { km: 1000 } });
      return (
        <form onSubmit={handleSubmit((values) => send(values))}>
          <NumberField label="Distance" {...register('km')} min={0} max={9000} />
          <button>Send</button>
          <button type="button" onClick={() => setValue('km', 7)}>
            Seven
          </button>
          <button type="button" onClick={() => reset()}>
            Again
          </button>
        </form>
      );
    }
    render(<Form />);
    expect(field('Distance')).toHaveValue('1,000');
    fireEvent.keyDown(field('Distance'), { key: 'ArrowUp' });
    await act(async () => fireEvent.click(screen.getByText('Send')));
    expect(send).toHaveBeenLastCalledWith({ km: 1001 });
    await act(async () => fireEvent.click(screen.getByText('Seven')));
    expect(field('Distance')).toHaveValue('7');
    await act(async () => fireEvent.click(screen.getByText('Again')));
    expect(field('Distance')).toHaveValue('1,000');
  });
});
