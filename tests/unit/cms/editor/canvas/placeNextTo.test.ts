import { placeNextTo, type Box } from '../../../../../cms/editor/canvas/placeNextTo';

const bounds: Box = { left: 0, top: 100, right: 1000, bottom: 700 };
const size = { width: 400, height: 40 };
const createBox = (left: number, top: number, width: number, height: number): Box => ({
  ...{ left, top },
  right: left + width,
  bottom: top + height,
});
const overlaps = (a: Box, b: Box) =>
  a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top;

test('[EDIT-02] a toolbar is placed above its text, or below it if it would cover another text', () => {
  const anchor = createBox(200, 300, 300, 50);
  expect(placeNextTo({ size, anchor, bounds })).toEqual({ left: 200, top: 250 });
  const heading = createBox(200, 240, 300, 50);
  expect(placeNextTo({ size, anchor, bounds, avoid: [heading] })).toEqual({ left: 200, top: 360 });
  const text = createBox(200, 360, 300, 200);
  // Aligned with the end of the text, or at its side, it covers less or nothing.
  expect(placeNextTo({ size, anchor, bounds, avoid: [heading, text] })).toEqual({
    left: 510,
    top: 300,
  });
});

test('[EDIT-02] a toolbar never covers its own text and stays inside the bounds', () => {
  for (let top = -200; top < 900; top += 7) {
    for (const height of [20, 300, 480]) {
      for (const left of [-50, 0, 700]) {
        const anchor = createBox(left, top, 300, height);
        const position = placeNextTo({ size, anchor, bounds });
        const bar = createBox(position.left, position.top, size.width, size.height);
        expect([anchor, overlaps(bar, anchor)]).toEqual([anchor, false]);
        expect(bar.left >= bounds.left && bar.right <= bounds.right).toBe(true);
        expect(bar.top >= bounds.top && bar.bottom <= bounds.bottom).toBe(true);
      }
    }
  }
});

test('[EDIT-02] a toolbar rather covers the edge of a picture than a short field next to its own', () => {
  const author = createBox(100, 400, 80, 20);
  const date = createBox(200, 400, 90, 20);
  const lead = createBox(50, 300, 700, 90);
  const picture = createBox(0, 430, 1000, 500);
  const avoid = [date, lead, picture];
  expect(placeNextTo({ size, anchor: author, bounds, avoid })).toEqual({ left: 100, top: 430 });
});

test('[EDIT-02] the toolbar of a block covers the block where it would hide a field above it', () => {
  const block = createBox(0, 200, 1000, 500);
  const menu = [createBox(20, 150, 300, 40), createBox(850, 150, 140, 40)];
  const options = { size, anchor: block, bounds, avoid: menu };
  expect(placeNextTo({ ...options, mayCoverAnchor: true })).toEqual({ left: 10, top: 210 });
  expect(placeNextTo({ ...options, avoid: [], mayCoverAnchor: true }).top).toBe(150);
  expect(placeNextTo(options).top).toBe(150);
  // Without space around the block, it does not cover what is above it either.
  const tall = createBox(0, 130, 1000, 900);
  expect(placeNextTo({ ...options, anchor: tall, mayCoverAnchor: true }).top).toBe(140);
});

test('[EDIT-02] over a text that leaves no space, a toolbar does not cover the line with the caret', () => {
  const anchor = createBox(0, 0, 1000, 2000);
  const getTopForCaret = (top: number) =>
    placeNextTo({ size, anchor, bounds, keepVisible: createBox(300, top, 1, 20) }).top;
  expect(getTopForCaret(400)).toBe(110);
  expect(getTopForCaret(120)).toBe(650);
  expect(getTopForCaret(660)).toBe(110);
});
