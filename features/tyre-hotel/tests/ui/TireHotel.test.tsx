/** @jest-environment jsdom */
import { act, fireEvent, screen } from '@testing-library/react';
import { examples } from '../../../../blocks/TireHotel/TireHotel.fixture';
import { showBlock } from '../../../../tests/unit/blocks/showBlock';

test('[TIRE-03] [TIRE-20] the first page asks for the registration, with the contact address below', async () => {
  const { notes } = await act(async () => showBlock('TireHotel', examples.Default));
  expect(screen.getByRole('heading', { name: 'Enter your registration number' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'tyres@automotive.example' })).toHaveAttribute(
    'href',
    'mailto:tyres@automotive.example',
  );
  expect(screen.queryByRole('button', { name: 'Log out' })).toBeNull();
  expect(notes).toEqual([]);
});

test('[TIRE-48] an invalid registration number shows an error, and is not searched for', async () => {
  const search = jest.fn();
  globalThis.fetch = search;
  await act(async () => showBlock('TireHotel', examples.Bare));
  search.mockClear();
  fireEvent.change(screen.getByRole('textbox'), { target: { value: '!!' } });
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect(screen.getByText(/^Enter at least two letters or digits/)).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(search).not.toHaveBeenCalled();
});

test('the form works without fields from the content', async () => {
  await act(async () => showBlock('TireHotel', examples.Bare));
  expect(screen.getByRole('button', { name: 'Continue' })).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
});
