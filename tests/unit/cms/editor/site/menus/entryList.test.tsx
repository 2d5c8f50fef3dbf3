/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { act, fireEvent, render, renderHook, screen } from '@testing-library/react';
import { Authoring } from '../../../../../../cms/editor/authoring';
import { arrangingTexts } from '../../../../../../cms/editor/lists/arrangingTexts';
import { EntryList } from '../../../../../../cms/editor/site/menus/EntryList';
import {
  isUnnamed,
  type MenuList,
  type MenuNode,
} from '../../../../../../cms/editor/site/menus/menuTree';
import { useMenuActions } from '../../../../../../cms/editor/site/menus/useMenuActions';
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

test('[EDIT-35] the toast after a change of a menu can undo the change', async () => {
  const sentBodies: string[] = [];
  const owner = { itemId: 'Menu', version: 4, placeholders: {} };
  globalThis.fetch = jest.fn(async (_address: unknown, options?: RequestInit) => {
    sentBodies.push(String(options?.body));
    const isUndo = sentBodies.length > 1;
    const result = isUndo ? { ...owner, version: 5 } : { owner, itemId: 'B' };
    return { ok: true, json: async () => ({ data: { result } }) } as Response;
  });
  const toasts: ToastOptions[] = [];
  subscribeToToasts((toast) => toasts.push(toast));
  const refresh = jest.fn(() => Promise.resolve());
  const part = { content: undefined, refresh } as unknown as Parameters<typeof useMenuActions>[2];
  const { result } = renderHook(() => useMenuActions(new Authoring('csrf'), 'sv', part));
  const list = createList('Menu', [createEntry('A'), createEntry('B')]);
  await act(() => result.current.remove(list, createEntry('B'), 1));
  await act(async () => toasts[0]?.action?.onAction());
  expect(sentBodies[1]).toContain('undoVersion');
  expect(sentBodies[1]).toContain('"version":4');
  expect(refresh).toHaveBeenCalledTimes(2);
});
