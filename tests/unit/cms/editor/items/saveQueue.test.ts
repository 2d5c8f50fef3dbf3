/** @jest-environment jsdom */
import { AuthoringFailure } from '../../../../../cms/editor/authoring';
import { SaveQueue, type Change, type Saved } from '../../../../../cms/editor/items/SaveQueue';
import { unsavedStore } from '../../../../../cms/editor/items/unsavedStore';

type Update = ConstructorParameters<typeof SaveQueue>[0]['authoring']['update'];

const change = (value: string, field = 'Title', itemId = 'A'): Change => ({
  itemId,
  language: 'sv',
  version: 1,
  field,
  value,
});

/** A platform that takes what it is sent, or answers what the test says. */
function platform(answers: (AuthoringFailure | undefined)[] = []) {
  const sent: Parameters<Update>[0][] = [];
  const update: Update = async (input) => {
    sent.push(input);
    const failure = answers.shift();
    if (failure) throw failure;
    const version = input.expectedVersion + 1;
    return { itemId: input.itemId, version, template: 'T', fields: [], placeholders: {} };
  };
  return { sent, update };
}

function queueOn(authoring: { update: Update }) {
  const saved: Saved[] = [];
  const queue = new SaveQueue({
    authoring,
    store: unsavedStore,
    onSaved: (one) => saved.push(one),
  });
  return { queue, saved };
}

beforeEach(() => localStorage.clear());

test('[EDIT-02] changes of an item are one save, made from the version in sight and then from ours', async () => {
  const { sent, update } = platform();
  const { queue, saved } = queueOn({ update });
  queue.add(change('a'));
  queue.add(change('ab'));
  queue.add(change('x', 'Text'));
  expect(queue.state.is).toBe('waiting');
  await queue.flush();
  queue.add(change('abc'));
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
    { from: 1, to: 2 },
    { from: 2, to: 3 },
  ]);
  expect(queue.state.is).toBe('saved');
  expect(localStorage).toHaveLength(0);
});

test('[EDIT-02] what is typed while a save is under way is saved after it', async () => {
  const { sent, update } = platform();
  const { queue } = queueOn({
    update: (input) => {
      if (sent.length === 0) queue.add(change('later'));
      return update(input);
    },
  });
  queue.add(change('first'));
  await queue.flush();
  expect(sent.map(({ fields }) => fields?.[0]?.value)).toEqual(['first', 'later']);
});

test('[EDIT-02] a failed save keeps the words, in the queue and in the browser, until it succeeds', async () => {
  const { sent, update } = platform([new AuthoringFailure('unreachable', 'no network')]);
  const { queue } = queueOn({ update });
  queue.add(change('kept'));
  await queue.flush();
  expect(queue.state).toEqual({ is: 'failed', message: 'no network' });
  expect(queue.unsavedValue({ itemId: 'A', language: 'sv', field: 'Title' })).toBe('kept');
  expect(unsavedStore.readAll()).toMatchObject([{ itemId: 'A', fields: { Title: 'kept' } }]);

  const reopened = queueOn({ update });
  expect(reopened.queue.resume()).toBe(1);
  await reopened.queue.flush();
  expect(sent.at(-1)).toMatchObject({ expectedVersion: 1, fields: [{ value: 'kept' }] });
  expect(unsavedStore.readAll()).toEqual([]);
});

test('[EDIT-02] a save without an answer is sent again as it was, and then what came after it', async () => {
  const { sent, update } = platform([new AuthoringFailure('unreachable', 'no answer')]);
  const { queue, saved } = queueOn({ update });
  queue.add(change('lost'));
  await queue.flush();
  queue.add(change('lost and more'));
  await queue.flush();
  expect(sent.map(({ expectedVersion, fields }) => [expectedVersion, fields?.[0]?.value])).toEqual([
    [1, 'lost'],
    [1, 'lost'],
    [2, 'lost and more'],
  ]);
  expect(saved.map(({ to }) => to)).toEqual([2, 3]);
  expect(queue.state.is).toBe('saved');
});

describe('a conflict', () => {
  const conflict = () => new AuthoringFailure('conflict', 'changed', 5);

  test('[EDIT-02] waits for the editor, whatever is typed meanwhile', async () => {
    const { sent, update } = platform([conflict()]);
    const { queue } = queueOn({ update });
    queue.add(change('mine'));
    await queue.flush();
    queue.add(change('mine too', 'Text'));
    expect(queue.state).toMatchObject({ is: 'conflict', currentVersion: 5 });
    expect(sent).toHaveLength(1);
  });

  test('[EDIT-02] is overwritten from the other’s version', async () => {
    const { sent, update } = platform([conflict()]);
    const { queue } = queueOn({ update });
    queue.add(change('mine'));
    await queue.flush();
    await queue.settle('overwrite');
    expect(sent.at(-1)).toMatchObject({ expectedVersion: 5, fields: [{ value: 'mine' }] });
    expect(queue.state.is).toBe('saved');
  });

  test('[EDIT-02] is given up for the other’s version', async () => {
    const { sent, update } = platform([conflict()]);
    const { queue } = queueOn({ update });
    queue.add(change('mine'));
    await queue.flush();
    await queue.settle('reload');
    expect(sent).toHaveLength(1);
    expect(queue.hasUnsaved).toBe(false);
    expect(queue.versionOf({ itemId: 'A', language: 'sv', version: 1 })).toBe(5);
  });
});

test('[EDIT-02] what somebody else has changed since is not undone by a change of what is still in sight', async () => {
  const sent: Parameters<Update>[0][] = [];
  // Another editor has saved the title in between; the first save is of something else, and follows it.
  const update: Update = async (input) => {
    sent.push(input);
    const version = Math.max(input.expectedVersion, 2) + 1;
    return { itemId: input.itemId, version, template: 'T', fields: [], placeholders: {} };
  };
  const { queue } = queueOn({ update });
  queue.add(change('x', 'Text'));
  await queue.flush();
  queue.add(change('xy', 'Text'));
  await queue.flush();
  queue.add(change('a', 'Title'));
  await queue.flush();
  queue.add({ ...change('b', 'Title', 'B'), version: 7 });
  await queue.flush();
  expect(sent.map(({ expectedVersion }) => expectedVersion)).toEqual([1, 3, 1, 7]);
  // The page is loaded anew.
  queue.add({ ...change('c', 'Intro'), version: 9 });
  await queue.flush();
  expect(sent.at(-1)!.expectedVersion).toBe(9);
});

test('[EDIT-02] what the platform refuses does not hold up other changes', async () => {
  const { sent, update } = platform([new AuthoringFailure('refused', 'must be text')]);
  const { queue } = queueOn({ update });
  queue.add(change('wrong'));
  queue.add(change('right', 'Title', 'B'));
  await queue.flush();
  expect(sent.map(({ itemId }) => itemId)).toEqual(['A', 'B']);
  expect(queue.state).toEqual({ is: 'refused', message: 'must be text' });
  queue.discard();
  expect(queue.hasUnsaved).toBe(false);
});

test('[EDIT-02] without a session everything waits', async () => {
  const { update } = platform([new AuthoringFailure('signedOut', '')]);
  const { queue } = queueOn({ update });
  queue.add(change('a'));
  await queue.flush();
  expect([queue.state.is, queue.hasUnsaved]).toEqual(['signedOut', true]);
});

test('entries of the browser’s storage that do not fit are left out', () => {
  localStorage.setItem('forecourt-edit A sv', '{');
  localStorage.setItem('forecourt-edit B sv', '{"itemId":"B"}');
  localStorage.setItem('other', '{}');
  expect(unsavedStore.readAll()).toEqual([]);
});
