/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { act, render, screen } from '@testing-library/react';
import { Authoring } from '../../../../../cms/editor/authoring';
import { FieldPopover } from '../../../../../cms/editor/canvas/FieldPopover';
import { fakeDialogs } from '../../../design-system/fakeDialogs';

let notifyResize: () => void = () => undefined;

beforeAll(() => {
  fakeDialogs();
  globalThis.ResizeObserver = class {
    constructor(callback: ResizeObserverCallback) {
      notifyResize = () => callback([], this);
    }
    observe = (): void => undefined;
    unobserve = (): void => undefined;
    disconnect = (): void => undefined;
  };
  // jsdom has no layout.
  Range.prototype.getBoundingClientRect = () => new DOMRect();
});

function renderPanel(): { panel: HTMLDialogElement; frame: HTMLIFrameElement } {
  globalThis.fetch = jest.fn(() => new Promise<Response>(() => undefined));
  const frame = document.body.appendChild(document.createElement('iframe'));
  // The elements that stand before and after the field in the page.
  const appendMarker = () => document.body.appendChild(document.createElement('i'));
  render(
    <FieldPopover
      authoring={new Authoring('csrf')}
      field={{
        id: 'a',
        itemId: 'b',
        language: 'sv',
        version: 1,
        name: 'Image',
        kind: 'image',
        open: appendMarker(),
        close: appendMarker(),
      }}
      frame={frame}
      onSave={jest.fn()}
      onClose={jest.fn()}
      onFailure={jest.fn()}
    />,
  );
  return { panel: screen.getByRole<HTMLDialogElement>('dialog'), frame };
}

test('[EDIT-02] a panel opened by a click in the page returns the focus to the page', () => {
  const { panel, frame } = renderPanel();
  expect(panel).toHaveAttribute('open');
  panel.close();
  expect(frame).toHaveFocus();
});

test.each([
  {
    name: 'moves up to stay in the window',
    top: 500,
    height: 400,
    expectedTop: `${768 - 400 - 10}px`,
  },
  { name: 'starts at the top of the window', top: 500, height: 760, expectedTop: '10px' },
  { name: 'does not move if it still fits', top: 300, height: 400, expectedTop: '300px' },
])('[EDIT-43] a panel that becomes taller $name', ({ top, height, expectedTop }) => {
  const { panel } = renderPanel();
  panel.style.setProperty('--panel-y', `${top}px`);
  panel.getBoundingClientRect = () => new DOMRect(0, top, 300, height);
  act(notifyResize);
  expect(panel.style.getPropertyValue('--panel-y')).toBe(expectedTop);
});
