import {
  areaAround,
  arrowStep,
  focalOf,
  focalText,
  placed,
  within,
} from '../../../../../cms/editor/media/framing';

test('[EDIT-42] a crop has its shape and stays within the picture', () => {
  const picture = { width: 800, height: 400 };
  expect(areaAround(picture, '1:1', { x: 0.5, y: 0.5 })).toEqual({
    x: 0.25,
    y: 0,
    width: 0.5,
    height: 1,
  });
  expect(areaAround(picture, '1:1', { x: 1, y: 1 }, 0.5)).toEqual({
    x: 0.75,
    y: 0.5,
    width: 0.25,
    height: 0.5,
  });
  const tall = areaAround({ width: 400, height: 900 }, '16:9', { x: 0, y: 0 });
  expect((tall.width * 400) / (tall.height * 900)).toBeCloseTo(16 / 9);
  expect(placed({ x: -1, y: 2, width: 0.5, height: 0.5 })).toMatchObject({ x: 0, y: 0.5 });
});

test('[EDIT-42] focal points are written as content has them', () => {
  expect(focalText({ x: 1 / 3, y: 2 })).toBe('0.3333,1');
  expect(focalOf('0.25,0.75')).toEqual({ x: 0.25, y: 0.75 });
  for (const text of [undefined, null, '', '2,0', '0.5', '0.5,0.5;x', '-0.1,0']) {
    expect(focalOf(text)).toEqual({ x: 0.5, y: 0.5 });
  }
});

test('[EDIT-42] a focal point of the whole is one of its crop', () => {
  const area = { x: 0.5, y: 0, width: 0.5, height: 1 };
  expect(within({ x: 0.75, y: 0.2 }, area)).toEqual({ x: 0.5, y: 0.2 });
  expect(within({ x: 0.1, y: 0.2 }, area)).toEqual({ x: 0, y: 0.2 });
});

test('[EDIT-42] arrow keys move, other keys do not', () => {
  expect(arrowStep('ArrowLeft', false)).toEqual({ dx: -0.01, dy: 0 });
  expect(arrowStep('ArrowDown', true)).toEqual({ dx: 0, dy: 0.1 });
  expect(arrowStep('Tab', false)).toBeUndefined();
  expect(arrowStep('toString', false)).toBeUndefined();
});
