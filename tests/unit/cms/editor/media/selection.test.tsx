/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { ToastRegion } from '../../../../../design-system/components/Toast/ToastRegion';
import { Authoring } from '../../../../../cms/editor/authoring';
import { AssetGrid } from '../../../../../cms/editor/media/AssetGrid';
import { SelectionBar } from '../../../../../cms/editor/media/SelectionBar';
import { useSelection } from '../../../../../cms/editor/media/useSelection';
import { MeProvider } from '../../../../../cms/editor/people/me';
import { fakeDialogs } from '../../../design-system/fakeDialogs';
import { createTestAsset } from './createTestAsset';

beforeAll(fakeDialogs);

const assets = ['A', 'B', 'C', 'D'].map((name, index) =>
  createTestAsset({
    id: name,
    name: `${name}.webp`,
    folderId: index > 1 ? 'summer' : 'site',
    tags: index === 0 ? ['Snow'] : [],
    isOriginal: name === 'C',
    useCount: index,
  }),
);
const folder = { parentId: null, isShared: false, isReadOnly: false, count: 0 };
const folders = [
  { ...folder, id: 'site', name: 'This site' },
  { ...folder, id: 'summer', name: 'Summer' },
];

function Library({ onOpen = jest.fn() }: { onOpen?: () => void }) {
  const selection = useSelection();
  return (
    <MeProvider
      value={{ id: 'a', name: 'A', role: 'publisher', hasPassword: true, hasSecondFactor: false }}
    >
      <SelectionBar
        authoring={new Authoring('csrf')}
        sites={[]}
        site="harbour"
        folders={folders}
        tags={[{ name: 'Snow', count: 1 }]}
        selection={selection}
        listedAssets={assets}
        onChanged={jest.fn()}
      />
      <AssetGrid assets={assets} language="sv" onOpen={onOpen} selection={selection} />
      <ToastRegion />
    </MeProvider>
  );
}

const getTile = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}.webp`) });
const getCheckbox = (name: string) => screen.getByRole('checkbox', { name: `Select ${name}.webp` });
const querySelectionBar = () => screen.queryByRole('group', { name: /selected$/ });

/** Mocks the platform with one result for every request. Returns the variables of the requests. */
function mockPlatform(result: object): unknown[] {
  const requests: unknown[] = [];
  jest.spyOn(Authoring.prototype, 'request').mockImplementation((_, variables) => {
    requests.push(variables);
    return Promise.resolve(result as never);
  });
  return requests;
}

test('[EDIT-41] files are selected by Ctrl, Shift, their checkboxes and Ctrl+A, and Escape clears the selection', () => {
  const onOpen = jest.fn();
  render(<Library onOpen={onOpen} />);
  fireEvent.click(getTile('A'), { ctrlKey: true });
  expect(querySelectionBar()).toHaveAccessibleName('1 selected');
  // A file of the product itself cannot be selected, also not in a range.
  fireEvent.click(getCheckbox('D'), { shiftKey: true });
  expect(querySelectionBar()).toHaveAccessibleName('3 selected');
  expect(getCheckbox('B')).toBeChecked();
  fireEvent.click(getCheckbox('B'));
  expect(querySelectionBar()).toHaveAccessibleName('2 selected');
  fireEvent.keyDown(getTile('A'), { key: 'Escape' });
  expect(querySelectionBar()).not.toBeInTheDocument();
  fireEvent.keyDown(getTile('A'), { key: 'a', ctrlKey: true });
  expect(querySelectionBar()).toHaveAccessibleName('3 selected');
  expect(onOpen).not.toHaveBeenCalled();
  fireEvent.click(getTile('A'));
  expect(onOpen).toHaveBeenCalledTimes(1);
});

test('[EDIT-41] undoing a move of several files returns each file to its own folder', async () => {
  const requests = mockPlatform({ moved: 3 });
  render(<Library />);
  fireEvent.keyDown(getTile('A'), { key: 'a', ctrlKey: true });
  fireEvent.change(screen.getByLabelText('Move to'), { target: { value: 'summer' } });
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await screen.findByText('3 files were moved back.');
  expect(requests).toEqual([
    { input: { site: 'harbour', ids: ['A', 'B', 'D'], folderId: 'summer' } },
    { input: { site: 'harbour', ids: ['A', 'B'], folderId: 'site' } },
    { input: { site: 'harbour', ids: ['D'], folderId: 'summer' } },
  ]);
});

test('[EDIT-41] tags are added to and removed from several files, and undo only affects the files that were changed', async () => {
  const requests = mockPlatform({ changed: ['A', 'B', 'D'] });
  render(<Library />);
  fireEvent.keyDown(getTile('A'), { key: 'a', ctrlKey: true });
  fireEvent.click(screen.getByRole('button', { name: 'Tags' }));
  const dialog = screen.getByRole('dialog', { name: 'Tags of 3 files' });
  expect(screen.getByLabelText('Add tags')).toHaveFocus();
  fireEvent.change(screen.getByLabelText('Add tags'), { target: { value: 'Winter, snow ' } });
  fireEvent.submit(dialog.querySelector('form') ?? dialog);
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(requests).toHaveLength(3));
  const input = { site: 'harbour' };
  expect(requests).toEqual([
    { input: { ...input, ids: ['A', 'B', 'D'], add: ['Winter', 'snow'], remove: [] } },
    { input: { ...input, ids: ['A', 'B', 'D'], remove: ['Winter'] } },
    // File A had the tag before.
    { input: { ...input, ids: ['B', 'D'], remove: ['snow'] } },
  ]);
});

test('[EDIT-43] several files are deleted after their uses are shown', async () => {
  const use = { assetName: 'D.webp', itemId: 'i', template: 'Blurb', field: 'Image' };
  const requests = mockPlatform([
    { ...use, site: 'harbour', language: 'sv', pageName: 'Home', route: '/', isPublished: true },
  ]);
  render(<Library />);
  fireEvent.keyDown(getTile('A'), { key: 'a', ctrlKey: true });
  fireEvent.click(screen.getByRole('button', { name: 'Delete' }));
  const dialog = screen.getByRole('dialog', { name: 'Delete 3 files?' });
  expect(dialog).toHaveTextContent('In use at 4 places');
  await screen.findByText('Home');
  expect(requests).toEqual([{ site: 'harbour', ids: ['B', 'D'] }]);
});
