import '@testing-library/jest-dom';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { useForm } from 'react-hook-form';
import { Slider } from '../../../../../design-system/components/Slider/Slider';
import { inLanguage } from '../../inLanguage';
import { sentBy } from '../../sentBy';

afterEach(() => document.body.replaceChildren());

const slider = (
  <form>
    <Slider
      label="Term"
      name="term"
      min={12}
      max={84}
      step={12}
      unit="mån"
      hint="At most seven years"
    />
  </form>
);

test('is a native range, whose keys are the browser’s, and says its value with the unit', () => {
  render(inLanguage('sv', slider));
  const range = screen.getByRole<HTMLInputElement>('slider', { name: 'Term' });
  expect(range).toHaveAttribute('type', 'range');
  expect(range).toHaveAttribute('aria-valuetext', '48\u00a0mån');
  expect(range).toHaveAccessibleDescription('At most seven years');
  fireEvent.change(range, { target: { value: '60' } });
  expect(range).toHaveAttribute('aria-valuetext', '60\u00a0mån');
  expect(screen.getByText('60 mån')).toBeVisible();
  expect(sentBy('form')).toEqual([['term', '60']]);
  act(() => document.forms[0]?.reset());
  expect(range).toHaveValue('48');
});

test('is sent without script', () => {
  document.body.innerHTML = renderToString(slider);
  expect(sentBy('form')).toEqual([['term', '48']]);
});

test('react-hook-form reads and writes it', async () => {
  const send = jest.fn();
  function Form() {
    const { register, handleSubmit } = useForm({ defaultValues: { term: 24 } });
    return (
      <form onSubmit={handleSubmit((values) => send(values))}>
        <Slider label="Term" {...register('term')} min={12} max={84} />
        <button>Send</button>
      </form>
    );
  }
  render(<Form />);
  const range = screen.getByRole('slider');
  expect(range).toHaveValue('24');
  fireEvent.change(range, { target: { value: '30' } });
  await act(async () => fireEvent.click(screen.getByText('Send')));
  expect(send).toHaveBeenCalledWith({ term: 30 });
});
