/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { fireEvent, render, screen, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import type { FieldKind } from '../../../../../schema/contract';
import { FieldBar } from '../../../../../cms/editor/canvas/FieldBar';
import type { CanvasField } from '../../../../../cms/editor/canvas/readCanvas';
import { typeName } from '../../../../../cms/editor/forms/contractTexts';
import { texts } from '../../../../../cms/editor/texts';

beforeAll(() => {
  // jsdom has no layout.
  globalThis.ResizeObserver = class {
    observe = (): void => undefined;
    unobserve = (): void => undefined;
    disconnect = (): void => undefined;
  };
  Range.prototype.getBoundingClientRect = () => new DOMRect(0, 0, 10, 10);
});

type Props = ComponentProps<typeof FieldBar>;

const addMarks = () => {
  const appendMarker = () => document.body.appendChild(document.createElement('i'));
  return { open: appendMarker(), close: appendMarker() };
};

const createField = (kind: FieldKind): CanvasField => ({
  id: 'f',
  itemId: 'a',
  language: 'sv',
  version: 1,
  name: 'Title',
  kind,
  block: 'b',
  ...addMarks(),
});

const handlers = {
  onOpen: jest.fn(),
  onLeave: jest.fn(),
  onMove: jest.fn(),
  onRemove: jest.fn(),
  onDuplicate: jest.fn(),
  onCopy: jest.fn(),
  onPaste: jest.fn(),
  onSettings: jest.fn(),
  onAdd: jest.fn(),
  onListMove: jest.fn(),
  onListAdd: jest.fn(),
  onListDuplicate: jest.fn(),
  onListRemove: jest.fn(),
  onListEdit: jest.fn(),
} satisfies Partial<Props>;

function showBar(kind: FieldKind, lists: Props['lists'] = []): HTMLElement {
  const frame = document.body.appendChild(document.createElement('iframe'));
  const field = createField(kind);
  const block = { uid: 'b', componentName: 'Carousel', params: {}, placeholders: {} };
  render(
    <FieldBar
      frame={frame}
      selection={{ block: 'b', field }}
      block={{ uid: 'b', ...addMarks() }}
      blockPlace={{ block, placeholder: 'main', index: 1, count: 3, order: ['x', 'b', 'y'] }}
      lists={lists}
      fields={[field]}
      text={undefined}
      layoutCount={0}
      {...handlers}
    />,
  );
  const [bar] = screen.getAllByRole('toolbar');
  if (!bar) throw new Error('The toolbar was not rendered');
  return bar;
}

const slide: Props['lists'][number] = {
  ownerId: 'o',
  field: 'Slides',
  itemId: 's1',
  template: 'CarouselSlide',
  order: ['s1', 's2'],
  fields: [],
};

const blockLabel = typeName('Carousel');
const getButtonNames = (bar: HTMLElement) =>
  within(bar)
    .getAllByRole('button')
    .map((button) => button.getAttribute('aria-label') ?? '');

test('[EDIT-15] the toolbar of a slide shows the path to it, and the tools of the selected level', () => {
  const bar = showBar('text', [slide]);
  const getMoveUpNames = () => getButtonNames(bar).filter((name) => / (up|forward)$/.test(name));
  expect(getMoveUpNames()).toEqual(['Move Slide 1 of 2 forward']);
  const [blockButton, itemButton] = within(
    screen.getByRole('group', { name: 'Where you are' }),
  ).getAllByRole('button');
  expect(blockButton).toHaveAccessibleName(blockLabel);
  expect(itemButton).toHaveAttribute('aria-pressed', 'true');
  expect(getButtonNames(bar).length).toBeLessThanOrEqual(8);
  if (blockButton) fireEvent.click(blockButton);
  expect(getMoveUpNames()).toEqual([texts.moveUp({ block: blockLabel })]);
  expect(getButtonNames(bar).length).toBeLessThanOrEqual(8);
  fireEvent.click(screen.getByRole('button', { name: texts.moveUp({ block: blockLabel }) }));
  expect(handlers.onMove).toHaveBeenCalledWith(-1);
  expect(handlers.onListMove).not.toHaveBeenCalled();
});

test('[EDIT-02] the toolbar of a rich text has the actions on its block in a menu', async () => {
  const bar = showBar('richText');
  expect(getButtonNames(bar).some((name) => / up$/.test(name))).toBe(false);
  fireEvent.click(screen.getByRole('button', { name: `More for ${blockLabel}` }));
  const removeItem = await screen.findByRole('menuitem', {
    name: texts.remove({ block: blockLabel }),
  });
  fireEvent.click(removeItem);
  expect(handlers.onRemove).toHaveBeenCalledTimes(1);
});

test('[EDIT-02] arrow keys move the focus between the tools, and Escape returns it to the text', () => {
  const bar = showBar('text');
  const tools = within(bar).getAllByRole('button');
  tools[0]?.focus();
  fireEvent.keyDown(tools[0] ?? bar, { key: 'ArrowLeft' });
  expect(tools.at(-1)).toHaveFocus();
  fireEvent.keyDown(tools.at(-1) ?? bar, { key: 'ArrowRight' });
  expect(tools[0]).toHaveFocus();
  fireEvent.keyDown(tools[0] ?? bar, { key: 'Escape' });
  expect(handlers.onLeave).toHaveBeenCalledTimes(1);
});
