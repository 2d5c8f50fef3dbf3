/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { Authoring } from '../../../../../cms/editor/authoring';
import { AssetDialog } from '../../../../../cms/editor/media/AssetDialog';
import { MeProvider } from '../../../../../cms/editor/people/me';
import { fakeDialogs } from '../../../design-system/fakeDialogs';
import { createTestAsset } from './createTestAsset';

beforeAll(fakeDialogs);

const site = {
  name: 'harbour',
  label: 'Harbour',
  languages: ['sv'],
  origin: 'http://harbour.localhost',
  timeZone: 'Europe/Stockholm',
};

function Library() {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <MeProvider
      value={{ id: 'a', name: 'A', role: 'publisher', hasPassword: true, hasSecondFactor: false }}
    >
      <button type="button" onClick={() => setIsOpen(true)}>
        Tile
      </button>
      {isOpen && (
        <AssetDialog
          authoring={new Authoring('csrf')}
          asset={createTestAsset()}
          sites={[site]}
          place={{ site, language: 'sv', route: '/' }}
          tags={[]}
          onChanged={jest.fn()}
          onAddedSeparately={jest.fn()}
          onRemoved={close}
          onOpenPage={jest.fn()}
          onClose={close}
        />
      )}
    </MeProvider>
  );
}

test('[EDIT-42] the details of a file focus their first field, stay open when they are saved, and return the focus to the tile', async () => {
  const request = jest.spyOn(Authoring.prototype, 'request').mockResolvedValue([] as never);
  render(<Library />);
  const tile = screen.getByRole('button', { name: 'Tile' });
  tile.focus();
  fireEvent.click(tile);
  expect(screen.getByLabelText('Name')).toHaveFocus();
  fireEvent.change(screen.getByLabelText('What it shows, in Swedish'), {
    target: { value: 'En bil' },
  });
  request.mockResolvedValue({ asset: createTestAsset({ alt: { sv: 'En bil' } }) } as never);
  fireEvent.click(screen.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(request).toHaveBeenCalled());
  // The next step, such as a crop, follows here.
  await act(() => Promise.resolve());
  expect(screen.getByRole('dialog')).toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(tile).toHaveFocus();
});
