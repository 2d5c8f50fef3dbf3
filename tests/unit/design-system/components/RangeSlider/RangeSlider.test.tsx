import '@testing-library/jest-dom';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { RangeSlider } from '../../../../../design-system/components/RangeSlider/RangeSlider';
import { inLanguage } from '../../inLanguage';
import { sentBy } from '../../sentBy';

afterEach(() => document.body.replaceChildren());

const change = jest.fn();

const price = (
  <form>
    <RangeSlider
      label="Price"
      names={['from', 'to']}
      min={0}
      max={900}
      step={10}
      defaultValue={[150, 420]}
      unit="kr"
      onChange={change}
    />
  </form>
);

const thumb = (name: 'From' | 'To') => screen.getByRole<HTMLInputElement>('slider', { name });
const field = (name: 'From' | 'To') => screen.getByRole<HTMLInputElement>('textbox', { name });

beforeEach(() => {
  change.mockClear();
  render(inLanguage('en', price));
});

test('is a group of two sliders and two fields that say the same', () => {
  expect(screen.getByRole('group', { name: 'Price' })).toBeInTheDocument();
  expect(thumb('From')).toHaveAttribute('aria-valuetext', '150\u00a0kr');
  expect(thumb('To')).toHaveAttribute('aria-valuetext', '420\u00a0kr');
  expect(field('From')).toHaveValue('150');
  expect(sentBy('form')).toEqual([
    ['from', '150'],
    ['to', '420'],
  ]);
});

test('keys of a slider: arrows step, pages step by ten, Home and End go to the limits', () => {
  fireEvent.keyDown(thumb('From'), { key: 'ArrowRight' });
  expect(change).toHaveBeenLastCalledWith([160, 420]);
  fireEvent.keyDown(thumb('From'), { key: 'ArrowDown' });
  expect(change).toHaveBeenLastCalledWith([150, 420]);
  fireEvent.keyDown(thumb('From'), { key: 'PageUp' });
  expect(change).toHaveBeenLastCalledWith([250, 420]);
  fireEvent.keyDown(thumb('To'), { key: 'End' });
  expect(change).toHaveBeenLastCalledWith([250, 900]);
  fireEvent.keyDown(thumb('From'), { key: 'Home' });
  expect(change).toHaveBeenLastCalledWith([0, 900]);
  expect(field('To')).toHaveValue('900');
});

test('the ends cannot pass each other', () => {
  fireEvent.keyDown(thumb('To'), { key: 'Home' });
  expect(change).toHaveBeenLastCalledWith([150, 150]);
  fireEvent.keyDown(thumb('To'), { key: 'ArrowLeft' });
  expect(sentBy('form')).toEqual([
    ['from', '150'],
    ['to', '150'],
  ]);
});

test('typing moves the thumb', () => {
  act(() => field('To').focus());
  fireEvent.change(field('To'), { target: { value: '500' } });
  act(() => field('To').blur());
  expect(thumb('To')).toHaveAttribute('aria-valuetext', '500\u00a0kr');
  act(() => field('From').focus());
  fireEvent.change(field('From'), { target: { value: '700' } });
  act(() => field('From').blur());
  expect(change).toHaveBeenLastCalledWith([500, 500]);
  expect(field('From')).toHaveValue('500');
});

test('without script it is two fields that a form sends', () => {
  document.body.innerHTML = renderToString(inLanguage('en', price));
  expect(sentBy('form')).toEqual([
    ['from', '150'],
    ['to', '420'],
  ]);
  expect(field('From')).toHaveAttribute('name', 'from');
});
