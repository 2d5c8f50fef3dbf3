/** @jest-environment jsdom */
import { AuthoringFailure } from '../../../../../cms/editor/authoring';
import { SaveQueue, type Change, type Saved } from '../../../../../cms/editor/items/SaveQueue';
import { unsavedStore } from '../../../../../cms/editor/items/unsavedStore';

type Update = ConstructorParameters<typeof SaveQueue>[0]['authoring']['updateItem'];

const createChange = (value: string, field = 'Title', itemId = 'A'): Change => ({
  itemId,
  language: 'sv',
  version: 1,
  field,
  value,
});

/** A fake platform that records requests, and answers with the given failures before it succeeds. */
function createPlatform(failures: (AuthoringFailure | undefined)[] = []) {
  const sentInputs: Parameters<Update>[0][] = [];
  const update: Update = async (input) => {
    sentInputs.push(input);
    const failure = failures.shift();
    if (failure) throw failure;
    const version = input.expectedVersion + 1;
    return {
      itemId: input.itemId,
      version,
      template: 'T',
      displayName: '',
      fields: [],
      placeholders: {},
    };
  };
  return { sent: sentInputs, update };
}

function createQueue(authoring: { updateItem: Update }) {
  const saves: Saved[] = [];
  const queue = new SaveQueue({
    authoring,
    store: unsavedStore,
    onSaved: (save) => saves.push(save),
  });
  return { queue, saved: saves };
}

beforeEach(() => localStorage.clear());

test('[EDIT-02] changes of an item are saved together, based on the rendered version and then on the last saved one', async () => {
  const { sent, update } = createPlatform();
  const { queue, saved } = createQueue({ updateItem: update });
  queue.add(createChange('a'));
  queue.add(createChange('ab'));
  queue.add(createChange('x', 'Text'));
  expect(queue.state.status).toBe('waiting');
  await queue.flush();
  queue.add(createChange('abc'));
  await queue.flush();
  expect(sent.map(({ expectedVersion, fields }) => [expectedVersion, fields])).toEqual([
    [
      1,
      [
        { name: 'Title', value: 'ab' },
        { name: 'Text', value: 'x' },
      ],
    ],
    [2, [{ name: 'Title', value: 'abc' }]],
  ]);
  expect(saved).toMatchObject([
    { previousVersion: 1, version: 2 },
    { previousVersion: 2, version: 3 },
  ]);
  expect(queue.state.status).toBe('saved');
  expect(localStorage).toHaveLength(0);
});

test('[EDIT-02] changes made during a save are saved after it', async () => {
  const { sent, update } = createPlatform();
  const { queue } = createQueue({
    updateItem: (input) => {
      if (sent.length === 0) queue.add(createChange('later'));
      return update(input);
    },
  });
  queue.add(createChange('first'));
  await queue.flush();
  expect(sent.map(({ fields }) => fields?.[0]?.value)).toEqual(['first', 'later']);
});

test('[EDIT-02] a change that is undone while its field is being saved is saved', async () => {
  const { sent, update } = createPlatform();
  const { queue } = createQueue({
    updateItem: (input) => {
      queue.add(createChange('undone'));
      queue.add(createChange('first'));
      return update(input);
    },
  });
  queue.add(createChange('first'));
  await queue.flush();
  expect(sent).toHaveLength(1);
  expect(queue.state.status).toBe('saved');
  expect(queue.hasUnsaved).toBe(false);
});

test('[EDIT-02] a failed save keeps its values in the queue and in the browser until it succeeds', async () => {
  const { sent, update } = createPlatform([new AuthoringFailure('unreachable', 'no network')]);
  const { queue } = createQueue({ updateItem: update });
  queue.add(createChange('kept'));
  await queue.flush();
  expect(queue.state).toEqual({ status: 'failed', message: 'no network' });
  expect(queue.getUnsavedValue({ itemId: 'A', language: 'sv', field: 'Title' })).toBe('kept');
  expect(unsavedStore.readAll()).toMatchObject([{ itemId: 'A', fields: { Title: 'kept' } }]);

  const reopenedQueue = createQueue({ updateItem: update });
  expect(reopenedQueue.queue.restoreUnsaved()).toBe(1);
  await reopenedQueue.queue.flush();
  expect(sent.at(-1)).toMatchObject({ expectedVersion: 1, fields: [{ value: 'kept' }] });
  expect(unsavedStore.readAll()).toEqual([]);
});

test('[EDIT-02] a save without an answer is sent again unchanged, followed by later changes', async () => {
  const { sent, update } = createPlatform([new AuthoringFailure('unreachable', 'no answer')]);
  const { queue, saved } = createQueue({ updateItem: update });
  queue.add(createChange('lost'));
  await queue.flush();
  queue.add(createChange('lost and more'));
  await queue.flush();
  expect(sent.map(({ expectedVersion, fields }) => [expectedVersion, fields?.[0]?.value])).toEqual([
    [1, 'lost'],
    [1, 'lost'],
    [2, 'lost and more'],
  ]);
  expect(saved.map(({ version }) => version)).toEqual([2, 3]);
  expect(queue.state.status).toBe('saved');
});

describe('a version conflict', () => {
  const createConflict = () => new AuthoringFailure('conflict', 'changed', 5);

  test("[EDIT-02] a conflict waits for the editor's decision and queues further changes", async () => {
    const { sent, update } = createPlatform([createConflict()]);
    const { queue } = createQueue({ updateItem: update });
    queue.add(createChange('mine'));
    await queue.flush();
    queue.add(createChange('mine too', 'Text'));
    expect(queue.state).toMatchObject({ status: 'conflict', currentVersion: 5 });
    expect(sent).toHaveLength(1);
  });

  test('[EDIT-02] a conflict is resolved by overwriting the other version', async () => {
    const { sent, update } = createPlatform([createConflict()]);
    const { queue } = createQueue({ updateItem: update });
    queue.add(createChange('mine'));
    await queue.flush();
    await queue.resolveConflict('overwrite');
    expect(sent.at(-1)).toMatchObject({ expectedVersion: 5, fields: [{ value: 'mine' }] });
    expect(queue.state.status).toBe('saved');
  });

  test('[EDIT-02] a conflict is resolved by discarding the local changes', async () => {
    const { sent, update } = createPlatform([createConflict()]);
    const { queue } = createQueue({ updateItem: update });
    queue.add(createChange('mine'));
    await queue.flush();
    await queue.resolveConflict('reload');
    expect(sent).toHaveLength(1);
    expect(queue.hasUnsaved).toBe(false);
    expect(queue.getBaseVersion({ itemId: 'A', language: 'sv', version: 1 })).toBe(5);
  });
});

test('[EDIT-02] a save does not undo later changes of another editor', async () => {
  const sent: Parameters<Update>[0][] = [];
  // Someone else saved the title in between. The first save changes another field, and gets a version after
  // it.
  const update: Update = async (input) => {
    sent.push(input);
    const version = Math.max(input.expectedVersion, 2) + 1;
    return {
      itemId: input.itemId,
      version,
      template: 'T',
      displayName: '',
      fields: [],
      placeholders: {},
    };
  };
  const { queue } = createQueue({ updateItem: update });
  queue.add(createChange('x', 'Text'));
  await queue.flush();
  queue.add(createChange('xy', 'Text'));
  await queue.flush();
  queue.add(createChange('a', 'Title'));
  await queue.flush();
  queue.add({ ...createChange('b', 'Title', 'B'), version: 7 });
  await queue.flush();
  expect(sent.map(({ expectedVersion }) => expectedVersion)).toEqual([1, 3, 1, 7]);
  // The page was rendered again.
  queue.add({ ...createChange('c', 'Intro'), version: 9 });
  await queue.flush();
  expect(sent.at(-1)!.expectedVersion).toBe(9);
});

test('[EDIT-02] a change that the platform rejects does not block other changes', async () => {
  const { sent, update } = createPlatform([new AuthoringFailure('refused', 'must be text')]);
  const { queue } = createQueue({ updateItem: update });
  queue.add(createChange('wrong'));
  queue.add(createChange('right', 'Title', 'B'));
  await queue.flush();
  expect(sent.map(({ itemId }) => itemId)).toEqual(['A', 'B']);
  expect(queue.state).toEqual({ status: 'refused', message: 'must be text' });
  queue.discard();
  expect(queue.hasUnsaved).toBe(false);
});

test('[EDIT-02] changes stay in the queue while the session has ended', async () => {
  const { update } = createPlatform([new AuthoringFailure('signedOut', '')]);
  const { queue } = createQueue({ updateItem: update });
  queue.add(createChange('a'));
  await queue.flush();
  expect([queue.state.status, queue.hasUnsaved]).toEqual(['signedOut', true]);
});

test("invalid entries of the browser's storage are ignored", () => {
  localStorage.setItem('forecourt-edit A sv', '{');
  localStorage.setItem('forecourt-edit B sv', '{"itemId":"B"}');
  localStorage.setItem('other', '{}');
  expect(unsavedStore.readAll()).toEqual([]);
});
