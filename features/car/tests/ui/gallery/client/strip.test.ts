/** @jest-environment jsdom */
import { targetOfKey, watchStrip } from '../../../../ui/gallery/client/strip';
import { fakeLayout } from '../../../../../../tests/unit/design-system/fakeLayout';

const noModifiers = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };

test.each([
  ['ArrowRight', 2, 3],
  ['ArrowLeft', 2, 1],
  ['ArrowLeft', 0, 0],
  ['ArrowRight', 4, 4],
  ['Home', 3, 0],
  ['End', 1, 4],
  ['Enter', 1, undefined],
])('[CAR-10] %s at picture %s goes to %s', (key, selected, target) => {
  expect(targetOfKey({ ...noModifiers, key }, selected, 5)).toBe(target);
  expect(targetOfKey({ ...noModifiers, altKey: true, key }, selected, 5)).toBeUndefined();
});

/** A row of five pictures, each 100 px wide; the test ends its scrolling. */
function row() {
  fakeLayout();
  const element = document.createElement('ol');
  element.append(...Array.from({ length: 5 }, () => document.createElement('li')));
  Object.defineProperty(element, 'clientWidth', { value: 100 });
  let scrolledTo = 0;
  Object.assign(element, { scrollTo: ({ left }: { left: number }) => (scrolledTo = left) });
  const selected: number[] = [];
  const strip = watchStrip(element, (index) => selected.push(index));
  const scroll = (left: number) => {
    element.scrollLeft = left;
    element.dispatchEvent(new Event('scroll'));
  };
  return { element, strip, selected, scroll, sent: () => scrolledTo };
}

test('[CAR-09] the picture scrolled into view becomes the selected one', () => {
  const { selected, scroll, strip } = row();
  scroll(40);
  expect(selected).toEqual([]);
  scroll(60);
  scroll(100);
  scroll(190);
  expect(selected).toEqual([1, 2]);
  expect(strip.selectedIndex()).toBe(2);
});

test('[CAR-10] a picture chosen as a target is selected at once, and those passed on the way are not', () => {
  const { selected, scroll, strip, sent } = row();
  strip.goTo(3);
  expect([selected, sent()]).toEqual([[3], 300]);
  scroll(100);
  scroll(200);
  scroll(300);
  expect(selected).toEqual([3]);
  scroll(200);
  expect(selected).toEqual([3, 2]);
});

test('touching the strip while it scrolls stops it at the picture in view', () => {
  const { element, selected, scroll, strip } = row();
  strip.goTo(4);
  scroll(100);
  element.dispatchEvent(new Event('pointerdown'));
  scroll(150);
  expect(selected).toEqual([4, 2]);
});

test('a target beyond the ends is limited to the first or last picture', () => {
  const { strip, sent } = row();
  strip.goTo(9);
  expect([strip.selectedIndex(), sent()]).toEqual([4, 400]);
  strip.goTo(-2);
  expect([strip.selectedIndex(), sent()]).toEqual([0, 0]);
});
