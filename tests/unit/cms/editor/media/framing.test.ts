import { areaAround, getArrowStep, parseFocalPoint } from '../../../../../cms/editor/media/framing';
import { formatFocalPoint, toAreaPoint } from '../../../../../schema/focalPoint';

test('[EDIT-42] a crop keeps its aspect ratio and stays within the picture', () => {
  const picture = { width: 800, height: 400 };
  expect(areaAround(picture, '1:1', { x: 0.5, y: 0.5 })).toEqual({
    x: 0.25,
    y: 0,
    width: 0.5,
    height: 1,
  });
  expect(areaAround(picture, '1:1', { x: 1, y: 1 })).toMatchObject({ x: 0.5, y: 0 });
  const fullArea = { x: 0, y: 0, width: 1, height: 1 };
  expect(areaAround(picture, 'free', { x: 1, y: 1 })).toEqual(fullArea);
  const wideArea = areaAround({ width: 400, height: 900 }, '16:9', { x: 0, y: 0 });
  expect((wideArea.width * 400) / (wideArea.height * 900)).toBeCloseTo(16 / 9);
});

test('[EDIT-42] focal points are written and read in the format of the content, and invalid ones become the centre', () => {
  expect(formatFocalPoint({ x: 1 / 3, y: 2 })).toBe('0.3333,1');
  expect(parseFocalPoint('0.25,0.75')).toEqual({ x: 0.25, y: 0.75 });
  for (const text of [undefined, null, '', '2,0', '0.5', '0.5,0.5;x', '-0.1,0']) {
    expect(parseFocalPoint(text)).toEqual({ x: 0.5, y: 0.5 });
  }
});

test('[EDIT-42] a focal point of the whole picture is converted to one of its crop', () => {
  const area = { x: 0.5, y: 0, width: 0.5, height: 1 };
  expect(toAreaPoint({ x: 0.75, y: 0.2 }, area)).toEqual({ x: 0.5, y: 0.2 });
  expect(toAreaPoint({ x: 0.1, y: 0.2 }, area)).toEqual({ x: 0, y: 0.2 });
});

test('[EDIT-42] arrow keys move the focal point and other keys do not', () => {
  expect(getArrowStep('ArrowLeft', false)).toEqual({ dx: -0.01, dy: 0 });
  expect(getArrowStep('ArrowDown', true)).toEqual({ dx: 0, dy: 0.1 });
  expect(getArrowStep('Tab', false)).toBeUndefined();
  expect(getArrowStep('toString', false)).toBeUndefined();
});
