/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useSyncExternalStore } from 'react';
import { ToastRegion } from '../../../../../design-system/components/Toast/ToastRegion';
import { Authoring, AuthoringFailure } from '../../../../../cms/editor/authoring';
import { fieldName } from '../../../../../cms/editor/forms/fieldName';
import { ConflictDialog } from '../../../../../cms/editor/items/ConflictDialog';
import { SaveQueue } from '../../../../../cms/editor/items/SaveQueue';
import { unsavedStore } from '../../../../../cms/editor/items/unsavedStore';
import { useConflict } from '../../../../../cms/editor/items/useConflict';
import { texts } from '../../../../../cms/editor/texts';
import { fakeDialogs } from '../../../design-system/fakeDialogs';

beforeAll(fakeDialogs);
beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

const onClosed = jest.fn();

function Editor({ authoring, queue }: { authoring: Authoring; queue: SaveQueue }) {
  const state = useSyncExternalStore(queue.subscribe, () => queue.state);
  const conflict = useConflict({
    ...{ authoring, queue, state, pageId: 'PAGE', onClosed },
    onReload: () => undefined,
  });
  return (
    <>
      <textarea aria-label="text" />
      {conflict.fields && (
        <ConflictDialog
          author={conflict.author}
          fields={conflict.fields}
          onResolve={(choice) => void conflict.settle(choice)}
          onClose={conflict.hide}
        />
      )}
      <ToastRegion />
    </>
  );
}

/** An item of which Anna saved `other.text` as version `other.version`. */
function openConflictedPage() {
  const authoring = new Authoring('csrf');
  const other = { version: 2, text: 'Annas' };
  const sent: (number | undefined)[] = [];
  jest.spyOn(authoring, 'updateItem').mockImplementation((input) => {
    sent.push(input.expectedVersion);
    if (input.expectedVersion < other.version)
      return Promise.reject(new AuthoringFailure('conflict', '', other.version));
    const version = other.version + 1;
    return Promise.resolve({
      ...{
        itemId: 'A',
        version,
        template: 'StoryPage',
        fields: [],
        displayName: 'Start',
        placeholders: {},
      },
    });
  });
  jest.spyOn(authoring, 'readItem').mockImplementation(() =>
    Promise.resolve({
      ...{
        itemId: 'A',
        version: other.version,
        template: 'StoryPage',
        displayName: 'Start',
        placeholders: {},
      },
      fields: [{ name: 'premble', value: other.text }],
    }),
  );
  jest.spyOn(authoring, 'readPageHistory').mockImplementation(() =>
    Promise.resolve([
      {
        ...{ itemId: 'A', itemName: 'a', template: 'StoryPage', isShared: false },
        ...{ currentVersion: other.version, version: other.version, author: 'Anna Ek' },
        ...{ updated: '2026-11-24T10:00:00Z', published: null, isDeleted: false, changed: [] },
      },
    ]),
  );
  const queue = new SaveQueue({ authoring, store: unsavedStore, onSaved: () => undefined });
  render(<Editor authoring={authoring} queue={queue} />);
  const type = (value: string) =>
    act(() => queue.add({ itemId: 'A', language: 'sv', version: 1, field: 'premble', value }));
  return { queue, other, sent, type };
}

const title = texts.conflictTitleNamed({ name: 'Anna Ek' });

test('[EDIT-02] a conflict leaves the focus in the text, and names who saved', async () => {
  const { queue, type } = openConflictedPage();
  screen.getByLabelText('text').focus();
  type('mine');
  await act(() => queue.flush());
  expect(await screen.findByText(title)).toBeVisible();
  expect(document.querySelector('dialog')).toBeNull();
  expect(screen.getByLabelText('text')).toHaveFocus();
});

test('[EDIT-02] the dialog of a conflict has both newest texts, names the field as forms do, and no key chooses at once', async () => {
  const { queue, other, sent, type } = openConflictedPage();
  type('mine');
  await act(() => queue.flush());
  await screen.findByText(title);
  type('mine, longer');
  Object.assign(other, { version: 4, text: 'Annas newest' });
  fireEvent.click(screen.getByRole('button', { name: texts.compare }));
  expect(await screen.findByText('Annas newest')).toBeInTheDocument();
  expect(screen.getByText('mine, longer')).toBeInTheDocument();
  expect(screen.getByText(fieldName('StoryPage', 'premble'))).toBeInTheDocument();
  expect(document.activeElement).toHaveTextContent(texts.conflictText);
  onClosed.mockClear();
  fireEvent.click(screen.getByText(texts.overwrite));
  await waitFor(() => expect(sent.at(-1)).toBe(4));
  expect(onClosed).toHaveBeenCalledTimes(1);
});
