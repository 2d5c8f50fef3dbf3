/** @jest-environment jsdom */
import { act, screen } from '@testing-library/react';
import { examples } from '../../../../blocks/TireHotel/TireHotel.fixture';
import { showBlock } from '../../../../tests/unit/blocks/showBlock';

test('[TIRE-03] [TIRE-20] the first look asks for the registration, with whom to write to below', async () => {
  const { notes } = await act(async () => showBlock('TireHotel', examples.Default));
  expect(screen.getByRole('heading', { name: 'Enter your registration number' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'tyres@automotive.example' })).toHaveAttribute(
    'href',
    'mailto:tyres@automotive.example',
  );
  expect(screen.queryByRole('button', { name: 'Log out' })).toBeNull();
  expect(notes).toEqual([]);
});

test('without fields the flow stands by itself', async () => {
  await act(async () => showBlock('TireHotel', examples.Bare));
  expect(screen.getByRole('button', { name: 'Continue' })).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
});
