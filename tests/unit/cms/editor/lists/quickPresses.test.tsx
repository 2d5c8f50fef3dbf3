/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import type { Authoring, Placeholders } from '../../../../../cms/editor/authoring';
import { useBlockActions } from '../../../../../cms/editor/blocks/useBlockActions';
import { useExpectedBlocks } from '../../../../../cms/editor/blocks/useExpectedBlocks';
import { SaveQueue } from '../../../../../cms/editor/items/SaveQueue';
import { unsavedStore } from '../../../../../cms/editor/items/unsavedStore';
import { useUndo } from '../../../../../cms/editor/items/useUndo';
import type { PageItem } from '../../../../../cms/editor/items/usePageItem';
import type { ItemOrder } from '../../../../../cms/editor/canvas/arrangeItems';
import { useListActions } from '../../../../../cms/editor/lists/useListActions';
import type { MenuList, MenuNode } from '../../../../../cms/editor/site/menus/menuTree';
import { useMenuActions } from '../../../../../cms/editor/site/menus/useMenuActions';
import { useMenuUndo } from '../../../../../cms/editor/site/menus/useMenuUndo';
import type { Anchor } from '../../../../../cms/editor/lists/arrangingApi';

interface SentInput extends Anchor {
  uid?: string;
  itemId: string;
  version?: number;
}

const createBlocks = (order: readonly string[]): Placeholders => ({
  main: order.map((uid) => ({ uid, componentName: 'Blurb', params: {}, placeholders: {} })),
});

const orderOf = ({ main = [] }: Placeholders) => main.map(({ uid }) => uid).join(' ');

/** A fake platform with one list. It answers a request only when the test calls `answerAll`. */
function createPlatform(order: string[]) {
  const state = { order, version: 1, sent: [] as SentInput[], shown: [] as string[], refuses: 0 };
  const pendingResolves: (() => void)[] = [];
  const request = async (_document: unknown, { input }: { input: SentInput }) => {
    state.sent.push(input);
    await new Promise<void>((resolve) => pendingResolves.push(resolve));
    if (state.refuses > 0) {
      state.refuses -= 1;
      throw new Error('refused');
    }
    const id = input.uid ?? input.itemId;
    const otherIds = state.order.filter((candidate) => candidate !== id);
    const { before, after } = input;
    const index =
      before !== undefined ? otherIds.indexOf(before) : otherIds.indexOf(after ?? '') + 1;
    if (before !== undefined || after !== undefined) state.order = otherIds.toSpliced(index, 0, id);
    state.version += 1;
    const changedItem = {
      itemId: 'page',
      version: state.version,
      placeholders: createBlocks(state.order),
    };
    return { item: changedItem, owner: changedItem, itemId: id, uid: 'copy' };
  };
  const authoring = { request, updateItem: request } as unknown as Authoring;
  const queue = new SaveQueue({ authoring, store: unsavedStore, onSaved: () => undefined });
  /** Answers all requests, including those that follow from the answers. */
  const answerAll = () =>
    act(async () => {
      for (let idleTicks = 0; idleTicks < 20; idleTicks += 1) {
        if (pendingResolves.length > 0) idleTicks = 0;
        pendingResolves.shift()?.();
        await Promise.resolve();
      }
    });
  return { state, authoring, queue, answerAll };
}

/** Presses buttons without waiting for the platform; resolves when all is done. */
function press(...buttons: readonly (() => Promise<unknown>)[]): Promise<unknown> {
  const actions: Promise<unknown>[] = [];
  act(() => {
    for (const button of buttons) actions.push(button());
  });
  return Promise.all(actions);
}

function openBlocks(order: string[]) {
  const { state, authoring, queue, answerAll } = createPlatform(order);
  // The page in the editor is not loaded again: it keeps the old order.
  const page = {
    itemId: 'page',
    language: 'sv',
    item: { placeholders: createBlocks(order), version: 1 },
  } as unknown as PageItem;
  const { result } = renderHook(() => {
    const expected = useExpectedBlocks(page, (_before, after) => {
      state.shown.push(orderOf(after));
    });
    const undoStack = useUndo(
      authoring,
      () => queue,
      expected,
      () => undefined,
      () => undefined,
    );
    const actions = useBlockActions({
      ...{ authoring, queue, page, ...undoStack },
      getWords: () => undefined,
      undo: () => void undoStack.undo(),
      reload: () => undefined,
      blocks: expected,
      onAdded: () => undefined,
    });
    return { expected, undoing: undoStack, actions };
  });
  return { state, answerAll, result };
}

test('[EDIT-11] two quick presses of the up button move a block up twice, in sequence', async () => {
  const { state, answerAll, result } = openBlocks(['a', 'b', 'c', 'd']);
  const { move } = result.current.actions;
  const moves = press(
    () => move('d', -1),
    () => move('d', -1),
  );
  // The page shows both moves at once.
  expect(state.shown).toEqual(['a b d c', 'a d b c']);
  expect(orderOf(result.current.expected.placeholders)).toBe('a d b c');
  await answerAll();
  await moves;
  expect(state.order).toEqual(['a', 'd', 'b', 'c']);
  expect(state.sent).toMatchObject([{ before: 'c' }, { before: 'b' }]);
});

test('[EDIT-11] a move beyond the end of the list sends nothing, and after a failed move the next one starts from the loaded order', async () => {
  const { state, answerAll, result } = openBlocks(['a', 'b', 'c']);
  const { move } = result.current.actions;
  const moves = press(
    () => move('b', -1),
    () => move('b', -1),
  );
  await answerAll();
  await moves;
  expect(state.order).toEqual(['b', 'a', 'c']);
  expect(state.sent).toHaveLength(1);

  const failingPage = openBlocks(['a', 'b', 'c']);
  failingPage.state.refuses = 1;
  const first = press(() => failingPage.result.current.actions.move('c', -1));
  const { result: failing } = failingPage;
  expect(orderOf(failing.current.expected.placeholders)).toBe('a c b');
  await failingPage.answerAll();
  await first;
  expect(orderOf(failing.current.expected.placeholders)).toBe('a b c');
  const second = press(() => failing.current.actions.move('c', -1));
  await failingPage.answerAll();
  await second;
  expect(failingPage.state.order).toEqual(['a', 'c', 'b']);
});

test('[EDIT-13] undo during the saving of a move undoes that move', async () => {
  const { state, answerAll, result } = openBlocks(['a', 'b', 'c']);
  const move = press(() => result.current.actions.move('c', -1));
  const undo = press(() => result.current.undoing.undo());
  await answerAll();
  await Promise.all([move, undo]);
  expect(state.sent).toMatchObject([
    { uid: 'c', before: 'b' },
    { itemId: 'page', version: 2 },
  ]);
  // Each on the page at its press, or as soon as it was its turn.
  expect(state.shown).toEqual(['a c b', 'a b c']);
});

test('[EDIT-12] a copy is shown at the press, and a removal of it before it is saved removes the saved one', async () => {
  const { state, answerAll, result } = openBlocks(['a', 'b']);
  const duplicated = press(() => result.current.actions.duplicate('a'));
  const [, copy = ''] = orderOf(result.current.expected.placeholders).split(' ');
  expect(state.shown).toEqual([`a ${copy} b`]);
  const removed = press(() => result.current.actions.remove(copy));
  expect(state.shown.at(-1)).toBe('a b');
  await answerAll();
  await Promise.all([duplicated, removed]);
  expect(state.sent.map(({ uid }) => uid)).toEqual(['a', 'copy']);
});

test('[EDIT-11] two quick presses of the down button move an item of a list down twice', async () => {
  const { state, authoring, queue, answerAll } = createPlatform(['a', 'b', 'c', 'd']);
  const noop = () => undefined;
  const arrange = ({ after }: ItemOrder) => state.shown.push(after.join(' '));
  const { result } = renderHook(() =>
    useListActions({ authoring, queue, recordSave: noop, arrange, undo: noop, reload: noop }),
  );
  const target = { ownerId: 'owner', field: 'Slides', language: 'sv' };
  const displayedOrder = ['a', 'b', 'c', 'd'];
  const moveDown = () =>
    result.current.move(target, 'CarouselSlide', 'a', { after: 'b' }, displayedOrder);
  const moves = [moveDown(), moveDown()];
  await answerAll();
  await Promise.all(moves);
  expect(state.order).toEqual(['b', 'c', 'a', 'd']);
  expect(state.shown).toEqual(['b a c d', 'b c a d']);
});

test('[EDIT-35] two quick presses of the up button move an entry of a menu up twice', async () => {
  const { state, authoring, answerAll } = createPlatform(['a', 'b', 'c']);
  const entries = state.order.map((itemId) => ({ itemId, label: itemId }) as MenuNode);
  const list = { owner: { itemId: 'menu', language: 'sv' }, field: 'items', entries } as MenuList;
  const loaded = { content: undefined, refresh: () => Promise.resolve() } as unknown as Parameters<
    typeof useMenuActions
  >[2];
  const { result } = renderHook(() =>
    useMenuActions(authoring, 'sv', loaded, useMenuUndo(authoring, loaded.refresh)),
  );
  const entry = entries[2];
  if (!entry) throw new Error('The menu has three entries');
  const moves = [result.current.move(list, entry, -1), result.current.move(list, entry, -1)];
  await answerAll();
  await Promise.all(moves);
  expect(state.order).toEqual(['c', 'a', 'b']);
});
