import '@testing-library/jest-dom';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Carousel } from '../../../../../design-system/components/Carousel/Carousel';
import { standInForLayout } from '../../standInForLayout';
import { InEnglish, renderInEnglish } from '../inEnglish';

/** Slides of 300 px side by side, so that Embla finds a position for each. */
function layOut(): void {
  // Embla reads a margin, which jsdom only knows when somebody sets it.
  document.head.innerHTML = '<style>div { margin-right: 0px }</style>';
  const size = (name: 'offsetWidth' | 'offsetLeft', of: (element: HTMLElement) => number) =>
    jest.spyOn(HTMLElement.prototype, name, 'get').mockImplementation(function (this: HTMLElement) {
      return of(this);
    });
  size('offsetWidth', () => 300);
  size('offsetLeft', (element) =>
    element.getAttribute('aria-roledescription') === 'slide'
      ? 300 * [...element.parentElement!.children].indexOf(element)
      : 0,
  );
}

let lessMotion: boolean;

beforeEach(() => {
  standInForLayout();
  lessMotion = true;
  Object.assign(window, {
    matchMedia: (media: string) =>
      Object.assign(new EventTarget(), {
        media,
        matches: lessMotion && media.includes('reduced-motion'),
      }),
  });
  layOut();
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const carousel = (autoplay?: number) => (
  <Carousel label="Pictures" autoplay={autoplay}>
    {['One', 'Two', 'Three'].map((name) => (
      <p key={name}>{name}</p>
    ))}
  </Carousel>
);

const button = (name: string) => screen.getByRole('button', { name });
const viewport = () => screen.getByRole('group', { name: 'Pictures' });
const position = () => screen.getByRole('status').textContent;
const press = (key: string) => fireEvent.keyDown(viewport(), { key });

test('[THEME-08] is a region of the kind carousel with slides that say which they are', () => {
  renderInEnglish(carousel());
  expect(screen.getByRole('region', { name: 'Pictures' })).toHaveAttribute(
    'aria-roledescription',
    'carousel',
  );
  const slides = within(viewport()).getAllByRole('group');
  expect(slides.map((slide) => slide.getAttribute('aria-label'))).toEqual([
    ...['1 of 3', '2 of 3', '3 of 3'],
  ]);
  expect(slides[0]).toHaveAttribute('aria-roledescription', 'slide');
});

test('buttons go back and forth, and are off at the ends without losing the focus', () => {
  renderInEnglish(carousel());
  expect(button('Previous')).toHaveAttribute('aria-disabled', 'true');
  fireEvent.click(button('Previous'));
  expect(position()).toBe('1 of 3');
  act(() => button('Next').focus());
  fireEvent.click(button('Next'));
  expect(position()).toBe('2 of 3');
  expect(button('Previous')).toHaveAttribute('aria-disabled', 'false');
  fireEvent.click(button('Next'));
  expect(position()).toBe('3 of 3');
  expect(button('Next')).toHaveAttribute('aria-disabled', 'true');
  expect(button('Next')).toHaveFocus();
});

test('arrow keys, Home and End move it', () => {
  renderInEnglish(carousel());
  const walk = ['ArrowRight', 'ArrowLeft', 'End', 'Home'].map((key) => {
    press(key);
    return position();
  });
  expect(walk).toEqual(['2 of 3', '1 of 3', '3 of 3', '1 of 3']);
});

test('arrow keys in a field of a slide are the field’s', () => {
  renderInEnglish(
    <Carousel label="Pictures">
      <input aria-label="Field" />
      <p>Two</p>
    </Carousel>,
  );
  fireEvent.keyDown(screen.getByRole('textbox'), { key: 'ArrowRight' });
  expect(position()).toBe('1 of 2');
});

test('dots choose a slide and show which is chosen', () => {
  renderInEnglish(carousel());
  const dots = screen.getByRole('group', { name: 'Choose what to show' });
  fireEvent.click(within(dots).getByRole('button', { name: '3 of 3' }));
  expect(position()).toBe('3 of 3');
  expect(within(dots).getByRole('button', { current: true })).toHaveAccessibleName('3 of 3');
});

test('goes on by itself, not while pointed at or in focus, and stops for good at its button', () => {
  lessMotion = false;
  jest.useFakeTimers();
  renderInEnglish(carousel(1000));
  const region = screen.getByRole('region', { name: 'Pictures' });
  const chosen = () => screen.getByRole('button', { current: true }).getAttribute('aria-label');
  const wait = () => act(() => jest.advanceTimersByTime(1000));
  wait();
  expect(chosen()).toBe('2 of 3');
  // Nothing is announced that nobody asked for.
  expect(screen.queryByRole('status')).toBeNull();
  fireEvent.mouseEnter(region);
  wait();
  expect(chosen()).toBe('2 of 3');
  fireEvent.mouseLeave(region);
  act(() => viewport().focus());
  wait();
  expect(chosen()).toBe('2 of 3');
  act(() => viewport().blur());
  wait();
  expect(chosen()).toBe('3 of 3');
  fireEvent.click(button('Pause the slideshow'));
  wait();
  expect(chosen()).toBe('3 of 3');
  fireEvent.click(button('Start the slideshow'));
  wait();
  expect(chosen()).toBe('1 of 3');
});

test('stands still for those who want less motion, until they start it', () => {
  jest.useFakeTimers();
  renderInEnglish(carousel(1000));
  act(() => jest.advanceTimersByTime(5000));
  expect(position()).toBe('1 of 3');
  expect(button('Start the slideshow')).toBeInTheDocument();
});

test('the server sends every slide and a row that the keyboard can scroll', () => {
  const html = renderToStaticMarkup(<InEnglish>{carousel()}</InEnglish>);
  for (const name of ['One', 'Two', 'Three']) expect(html).toContain(name);
  expect(html).toContain('tabindex="0"');
});

test('what the browser scrolled, to a focus or before script ran, becomes a position', () => {
  renderInEnglish(carousel());
  viewport().scrollLeft = 600;
  for (const [index, slide] of within(viewport()).getAllByRole('group').entries()) {
    jest.spyOn(slide, 'clientWidth', 'get').mockReturnValue(300);
    jest.spyOn(slide, 'getBoundingClientRect').mockReturnValue(
      // As it stands after scrolling by two slides of 300 px.
      DOMRect.fromRect({ x: 300 * index - 600, width: 300 }),
    );
  }
  act(() => void viewport().dispatchEvent(new Event('scroll')));
  expect(viewport().scrollLeft).toBe(0);
  expect(position()).toBe('3 of 3');
});
