/** @jest-environment jsdom */
import { watchDrag } from '../../../../ui/mediaViewer/client/dragSpin';

function createDragArea() {
  const element = document.createElement('div');
  element.setPointerCapture = () => undefined;
  const moves: number[] = [];
  watchDrag(element, (pictures) => moves.push(pictures));
  const send = (type: string, clientX = 0, over: object = {}) =>
    element.dispatchEvent(
      Object.assign(new MouseEvent(type, { clientX, button: 0 }), { isPrimary: true, ...over }),
    );
  return { moves, send };
}

test('[MEDIA-06] dragging turns one picture for every five pixels, and less than five is a press', () => {
  const { moves, send } = createDragArea();
  send('pointerdown', 100);
  send('pointermove', 104);
  expect(moves).toEqual([]);
  send('pointermove', 105);
  send('pointermove', 109);
  send('pointermove', 121);
  send('pointermove', 100);
  expect(moves).toEqual([-1, -3, 4]);
});

test('movement before a press, after it or by a second finger is ignored', () => {
  const { moves, send } = createDragArea();
  send('pointermove', 50);
  send('pointerdown', 0, { isPrimary: false });
  send('pointermove', 50);
  send('pointerdown', 0);
  send('pointermove', 50, { isPrimary: false });
  send('pointerup');
  send('pointermove', 50);
  send('pointerdown', 0);
  send('pointercancel');
  send('pointermove', 50);
  expect(moves).toEqual([]);
});
