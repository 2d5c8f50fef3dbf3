/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import type { Authoring } from '../../../../../cms/editor/authoring';
import { PagesField } from '../../../../../cms/editor/people/accounts/PagesField';

const sites = [
  { name: 'trucks', languages: ['sv'] },
  { name: 'pickup', languages: ['en'] },
] as never;

const listPages = async (site: string) => [
  { itemId: `${site}-news`, displayName: 'News', route: '/news' },
];
const authoring = { listPages } as unknown as Authoring;

/** Holds the chosen ids, as the form of an account does. */
function Field({ initial }: { initial: string[] }) {
  const [value, setValue] = useState<readonly string[]>(initial);
  return <PagesField authoring={authoring} sites={sites} value={value} onChange={setValue} />;
}

test('[EDIT-69] pages of several sites name their sites, are chosen once and removed again', async () => {
  render(<Field initial={[]} />);
  const options = await screen.findAllByRole('option');
  expect(options).toHaveLength(2);
  const [first] = options as [HTMLElement];
  const name = first.textContent ?? '';
  expect(name).toMatch(/^News \(.+\)/);
  fireEvent.click(first);
  expect(screen.getAllByRole('option')).toHaveLength(1);
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  fireEvent.click(screen.getByRole('button', { name: /News/ }));
  expect(screen.queryAllByRole('listitem')).toHaveLength(0);
  expect(screen.getAllByRole('option')).toHaveLength(2);
});

test('[EDIT-69] shows the chosen pages first, and offers more on request', async () => {
  render(<Field initial={['trucks-news']} />);
  expect(await screen.findByText(/^News/)).toBeInTheDocument();
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'Add a page' }));
  expect(screen.getByRole('combobox')).toBeInTheDocument();
});
