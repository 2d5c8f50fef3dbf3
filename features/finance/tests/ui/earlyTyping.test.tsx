/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { StepField } from '../../ui/StepField';

function Deposit() {
  const [value, setValue] = useState(98_000);
  return (
    <StepField
      label="Deposit"
      range={{ min: 98_000, max: 195_000, step: 1000, value }}
      onChange={setValue}
      formatInput={String}
      formatWithUnit={String}
      unit={{ text: 'kr', side: 'end' }}
    />
  );
}

/** Renders the field on the server, types into it, and hydrates it. */
async function hydrateAfterTyping(typed: string, hasFocus: boolean): Promise<HTMLInputElement> {
  const root = document.createElement('div');
  document.body.replaceChildren(root);
  root.innerHTML = renderToString(<Deposit />);
  const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Deposit' });
  if (hasFocus) input.focus();
  input.value = typed;
  await act(async () => void hydrateRoot(root, <Deposit />));
  return input;
}

test.each([
  ['00999999', '195000'],
  ['5', '98000'],
  ['00150000', '150000'],
  ['00098000', '98000'],
])(
  '[CALC-17] [CALC-18] "%s", typed before the script loads, becomes %s',
  async (typed, expected) => {
    const input = await hydrateAfterTyping(typed, false);
    expect(input).toHaveValue(expected);
    expect(screen.getByRole('slider')).toHaveValue(expected);
  },
);

test('[CALC-18] text that is still being typed is clamped when the input loses focus', async () => {
  const input = await hydrateAfterTyping('00999999', true);
  expect(input).toHaveValue('999999');
  fireEvent.blur(input);
  expect(input).toHaveValue('195000');
});
