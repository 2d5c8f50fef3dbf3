/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { act, fireEvent, render, renderHook, screen, waitFor } from '@testing-library/react';
import { Authoring } from '../../../../../../cms/editor/authoring';
import { arrangingTexts } from '../../../../../../cms/editor/lists/arrangingTexts';
import { EntryList } from '../../../../../../cms/editor/site/menus/EntryList';
import {
  arrangeMenu,
  isUnnamed,
  type MenuList,
  type MenuNode,
} from '../../../../../../cms/editor/site/menus/menuTree';
import { useMenuActions } from '../../../../../../cms/editor/site/menus/useMenuActions';
import { useMenuUndo } from '../../../../../../cms/editor/site/menus/useMenuUndo';
import {
  subscribeToToasts,
  type ToastOptions,
} from '../../../../../../design-system/components/Toast/showToast';
import { getItemFields } from '../../../../../../cms/editor/forms/checkValues';

const createEntry = (itemId: string, lists: MenuList[] = []): MenuNode => ({
  ...{ itemId, label: itemId, language: 'sv', version: 1, template: 'NavigationItem' },
  ...{ values: {}, href: undefined, fields: {}, lists },
});

const createList = (owner: string, entries: MenuNode[]): MenuList => ({
  owner: { itemId: owner, language: 'sv' },
  ...{ field: 'Items', label: 'Items', entryContract: 'NavigationItem', entryLabel: 'Item' },
  ...{ isSingle: false, entries },
});

beforeAll(() => {
  Element.prototype.scrollIntoView = jest.fn();
});

test('[EDIT-35] an entry of a menu is moved by keyboard within its own list', () => {
  const childList = createList('A', [createEntry('A1'), createEntry('A2')]);
  const list = createList('Menu', [
    createEntry('A', [childList]),
    createEntry('B'),
    createEntry('C'),
  ]);
  const moveTo = jest.fn(() => Promise.resolve());
  const actions = { moveTo } as unknown as Parameters<typeof EntryList>[0]['actions'];
  render(
    <EntryList
      list={list}
      ownerLabel="Menu"
      level={1}
      actions={actions}
      onEdit={jest.fn()}
      onAdd={jest.fn()}
    />,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Entries below A' }));
  const getHandle = (name: string) =>
    screen.getByRole('button', { name: arrangingTexts.drag({ name }) });
  const press = (name: string, key: string) => fireEvent.keyDown(getHandle(name), { key });
  press('C', ' ');
  press('C', 'ArrowUp');
  press('C', 'ArrowUp');
  press('C', 'ArrowUp');
  press('C', ' ');
  // Skips the entries of A, which are in a list of their own.
  expect(moveTo).toHaveBeenLastCalledWith(list, list.entries[2], 0);
  press('A1', ' ');
  press('A1', 'ArrowDown');
  press('A1', ' ');
  expect(moveTo).toHaveBeenLastCalledWith(childList, childList.entries[0], 1);
  press('B', ' ');
  press('B', 'ArrowDown');
  press('B', 'Escape');
  expect(moveTo).toHaveBeenCalledTimes(2);
});

test('[EDIT-35] an entry needs a title or a link if its contract has fields for them', () => {
  const fields = getItemFields('NavigationItem');
  expect(isUnnamed(fields, {})).toBe(true);
  expect(isUnnamed(fields, { navigationTitle: '  ', externalLink: { href: '' } })).toBe(true);
  expect(isUnnamed(fields, { navigationTitle: 'Cars' })).toBe(false);
  expect(isUnnamed(fields, { externalLink: { href: '/cars' } })).toBe(false);
  // For contracts with neither field, such as a column of links.
  expect(isUnnamed({}, {})).toBe(false);
});

interface Sent {
  query: string;
  variables: { input: Record<string, unknown> };
}

/** The actions and the history of a menu. The server answers with the next version of the menu's item. */
function renderActions() {
  const sent: Sent[] = [];
  let version = 3;
  globalThis.fetch = jest.fn(async (_address: unknown, options?: RequestInit) => {
    const body: Sent = JSON.parse(String(options?.body));
    sent.push(body);
    version += 1;
    const owner = { itemId: 'Menu', version, placeholders: {} };
    const result = body.query.includes('undoVersion') ? { item: owner } : { owner, itemId: 'B' };
    return { ok: true, json: async () => ({ data: { result } }) } as Response;
  });
  const toasts: ToastOptions[] = [];
  subscribeToToasts((toast) => toasts.push(toast));
  const refresh = jest.fn(() => Promise.resolve(undefined));
  const part = { content: undefined, hasFailed: false, refresh };
  const authoring = new Authoring('csrf');
  const { result } = renderHook(() => {
    const history = useMenuUndo(authoring, refresh);
    return { history, actions: useMenuActions(authoring, 'sv', part, history) };
  });
  return { result, sent, toasts, refresh };
}

const undone = ({ query, variables }: Sent) =>
  query.includes('undoVersion') ? variables.input.version : undefined;

test('[EDIT-35] the toast after a change of a menu can undo the change', async () => {
  const { result, sent, toasts, refresh } = renderActions();
  const list = createList('Menu', [createEntry('A'), createEntry('B')]);
  await act(() => result.current.actions.remove(list, createEntry('B'), 1));
  await act(async () => toasts[0]?.action?.onAction());
  expect(sent.map(undone)).toEqual([undefined, 4]);
  expect(refresh).toHaveBeenCalledTimes(2);
});

test('[EDIT-13] [EDIT-35] changes of a menu are undone and redone step by step by keyboard, long after their toasts', async () => {
  const { result, sent } = renderActions();
  const list = createList('Menu', [createEntry('A'), createEntry('B')]);
  expect(result.current.history.canUndo).toBe(false);
  await act(() => result.current.actions.duplicate(list, createEntry('A')));
  await act(() => result.current.actions.remove(list, createEntry('B'), 1));
  const press = (key: string, shiftKey = false) =>
    act(async () => {
      fireEvent.keyDown(document.body, { key, shiftKey, ctrlKey: true });
    });
  await press('z');
  await press('z');
  expect(sent.slice(2).map(undone)).toEqual([5, 4]);
  expect(result.current.history).toMatchObject({ canUndo: false, canRedo: true });
  await press('z', true);
  expect(sent.slice(4).map(undone)).toEqual([7]);
  // What is typed in a field of a dialog is undone by the browser.
  render(<input aria-label="Title" />);
  fireEvent.keyDown(screen.getByLabelText('Title'), { key: 'z', ctrlKey: true });
  expect(sent).toHaveLength(5);
});

test('[EDIT-35] an entry of a menu is shown at its new place at the press, and again where it was if that fails', async () => {
  const { result } = renderActions();
  const entries = ['A', 'B', 'C'].map((id) => createEntry(id));
  const menu = [{ ...createEntry('Menu'), lists: [createList('Menu', entries)] }];
  const shown = () => arrangeMenu(menu, result.current.actions.shownOrders)[0]?.lists[0];
  const labels = () =>
    shown()
      ?.entries.map(({ label }) => label)
      .join('');
  globalThis.fetch = jest.fn(() => new Promise<Response>((_, reject) => failures.push(reject)));
  const failures: ((reason: unknown) => void)[] = [];
  const press = () => {
    const list = shown();
    const entry = list?.entries.find(({ itemId }) => itemId === 'A');
    if (!list || !entry) throw new Error('The menu has no A');
    return result.current.actions.move(list, entry, 1);
  };
  const moves: Promise<unknown>[] = [];
  act(() => void moves.push(press()));
  expect(labels()).toBe('BAC');
  act(() => void moves.push(press()));
  expect(labels()).toBe('BCA');
  await waitFor(() => expect(failures).toHaveLength(1));
  failures[0]?.(new TypeError('offline'));
  await waitFor(() => expect(failures).toHaveLength(2));
  await act(async () => {
    failures[1]?.(new TypeError('offline'));
    await Promise.all(moves);
  });
  expect(labels()).toBe('ABC');
});
