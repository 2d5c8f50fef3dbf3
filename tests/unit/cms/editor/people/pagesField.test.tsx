/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import type { Authoring } from '../../../../../cms/editor/authoring';
import type { EditorSite } from '../../../../../features/editing/model/editorView.types';
import { PagesField } from '../../../../../cms/editor/people/accounts/PagesField';

const sites = [
  { name: 'trucks', languages: ['sv'] },
  { name: 'pickup', languages: ['en'] },
] as unknown as readonly EditorSite[];

const listPages = async (site: string) => [
  { itemId: `${site}-news`, displayName: 'News', route: '/news' },
];
const authoring = { listPages } as unknown as Authoring;

interface FieldProps {
  initial: string[];
  at?: readonly EditorSite[];
  with?: Authoring;
}

/** Holds the chosen ids, as the form of an account does. */
function Field({ initial, at = sites, with: platform = authoring }: FieldProps) {
  const [value, setValue] = useState<readonly string[]>(initial);
  return <PagesField authoring={platform} sites={at} value={value} onChange={setValue} />;
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

test('[EDIT-69] says of a chosen page that its name is being fetched, and later that it is deleted', async () => {
  const { rerender } = render(<Field initial={['trucks-gone', 'pickup-news']} />);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Fetching …',
    'Fetching …',
  ]);
  const remove = await screen.findByRole('button', { name: 'Remove Deleted page' });
  expect(screen.queryByText(/gone/)).not.toBeInTheDocument();
  // The account shall no longer reach a site: its page is not deleted.
  rerender(<Field initial={[]} at={sites.slice(0, 1)} />);
  expect(await screen.findByText(/^News/)).toBeInTheDocument();
  fireEvent.click(remove);
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
});

test('[EDIT-69] says that names of chosen pages could not be fetched', async () => {
  const failing = { listPages: () => Promise.reject(new Error('down')) } as unknown as Authoring;
  render(<Field initial={['trucks-news']} with={failing} />);
  expect(await screen.findByText('The name could not be fetched')).toBeInTheDocument();
  expect(screen.getByRole('listitem')).not.toHaveTextContent('trucks-news');
});

test('[EDIT-69] shows the chosen pages first, and offers more on request', async () => {
  render(<Field initial={['trucks-news']} />);
  expect(await screen.findByText(/^News/)).toBeInTheDocument();
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'Add a page' }));
  expect(screen.getByRole('combobox')).toBeInTheDocument();
});
