/** @jest-environment jsdom */
import { start } from '../../../../blocks/Carousel/Carousel.client';
import { fakeLayout } from '../../design-system/fakeLayout';

beforeAll(fakeLayout);

const SLIDE_PX = 100;

const setSize = (element: Element, sizes: Readonly<Record<string, number>>) => {
  for (const [name, value] of Object.entries(sizes))
    Object.defineProperty(element, name, { configurable: true, value });
};

/** Gives each slide its place in the row, as a browser lays them out. */
function layOut(row: Element): void {
  [...row.children].forEach((slide, index) =>
    setSize(slide, { offsetLeft: index * SLIDE_PX, offsetWidth: SLIDE_PX }),
  );
}

/** A carousel as the server renders it, in a row that is scrolled to a slide before its script starts. */
function openCarousel(names: readonly string[], scrolledTo = 0) {
  const slides = names.map((name, index) => {
    const mark = index === 0 ? 'data-selected' : '';
    return `<div ${mark} aria-label="${name}"><input></div>`;
  });
  const dots = names.map(() => '<button data-dot></button>').join('');
  document.body.innerHTML = `<section><div data-slides tabindex="0">${slides.join('')}</div>${dots}
    <button data-previous></button><button data-next></button><p role="status"></p></section>`;
  const find = (selector: string) => document.querySelector<HTMLElement>(selector) ?? document.body;
  const row = find('[data-slides]');
  setSize(row, { clientWidth: SLIDE_PX });
  layOut(row);
  row.scrollLeft = scrolledTo * SLIDE_PX;
  row.scrollTo = (options?: ScrollToOptions | number) => {
    row.scrollLeft = typeof options === 'object' ? (options.left ?? 0) : row.scrollLeft;
    row.dispatchEvent(new Event('scroll'));
  };
  start(find('section'));
  const press = (selector: string) => find(selector).click();
  const readState = () => ({
    selected: [...row.querySelectorAll('[data-selected]')].map((slide) =>
      slide.getAttribute('aria-label'),
    ),
    dot: [...document.querySelectorAll('[data-dot]')].findIndex(
      (dot) => dot.getAttribute('aria-current') === 'true',
    ),
    isAtStart: find('[data-previous]').getAttribute('aria-disabled') === 'true',
    isAtEnd: find('[data-next]').getAttribute('aria-disabled') === 'true',
  });
  return { row, press, readState };
}

test('[EDIT-10] a carousel that starts in a scrolled row selects the slide in sight, and its buttons go on from there', () => {
  const { press, readState } = openCarousel(['a', 'b', 'c', 'd'], 1);
  expect(readState()).toEqual({ selected: ['b'], dot: 1, isAtStart: false, isAtEnd: false });
  press('[data-next]');
  expect(readState()).toMatchObject({ selected: ['c'], dot: 2 });
  press('[data-previous]');
  press('[data-previous]');
  expect(readState()).toMatchObject({ selected: ['a'], dot: 0, isAtStart: true });
});

test('[EDIT-10] slides that the editor adds, moves and removes are known to the running carousel', () => {
  const { row, press, readState } = openCarousel(['a', 'b', 'c']);
  const [first] = row.children;
  const rearrange = (change: () => void) => {
    change();
    layOut(row);
    row.dispatchEvent(new Event('scroll'));
  };
  rearrange(() => row.append(first ?? ''));
  expect(readState()).toMatchObject({ selected: ['b'], dot: 0, isAtStart: true });
  press('[data-next]');
  press('[data-next]');
  expect(readState()).toEqual({ selected: ['a'], dot: 2, isAtStart: false, isAtEnd: true });
  press('[data-previous]');
  rearrange(() => row.lastElementChild?.remove());
  expect(readState()).toMatchObject({ selected: ['c'], dot: 1 });
  rearrange(() => row.append(first ?? ''));
  press('[data-next]');
  expect(readState()).toMatchObject({ selected: ['a'] });
});
