/**
 * Brings what takes the focus by keyboard into sight whole, with the box that its ring is drawn around (WCAG
 * 2.2, 2.4.11). Browsers know of the control alone, which may be a few words of a card, and leave it cut off
 * sideways as soon as a little of it shows.
 */
export function showFocusWhole(): void {
  document.addEventListener('focusin', ({ target }) => showFocused(target));
  showFocused(document.activeElement);
}

function showFocused(target: EventTarget | null): void {
  if (!(target instanceof HTMLElement) || !target.matches(':focus-visible')) return;
  // The browser's own scrolling comes first.
  requestAnimationFrame(() => {
    if (target.matches(':focus')) showWhole(ringBox(target));
  });
}

/** What draws the ring: the control, or a card or field around it. */
function ringBox(stop: HTMLElement): HTMLElement {
  for (let box: HTMLElement | null = stop; box; box = box.parentElement) {
    if (getComputedStyle(box).outlineStyle !== 'none') return box;
  }
  return stop;
}

/** Scrolls what is around a box until all of it shows, its ring included, where there is room for that. */
function showWhole(shown: HTMLElement): void {
  const { outlineOffset, outlineWidth } = getComputedStyle(shown);
  const ring = Math.max(0, px(outlineOffset) + px(outlineWidth));
  let [stuckX, stuckY] = [false, false];
  for (let box: HTMLElement | null = shown; box; box = box.parentElement) {
    const style = getComputedStyle(box);
    const isPage = box === document.documentElement;
    if (isPage || (box !== shown && /auto|scroll/.test(style.overflow))) {
      const { x, y } = distance(shown.getBoundingClientRect(), roomIn(box, style, ring));
      const [left, top] = [stuckX ? 0 : x, stuckY ? 0 : y];
      if (left || top) box.scrollTo({ left: box.scrollLeft + left, top: box.scrollTop + top });
      [stuckX, stuckY] = [false, false];
    }
    if (style.position === 'fixed') return;
    // What sticks does not move with what it sticks to.
    if (style.position === 'sticky') {
      stuckX ||= style.left !== 'auto' || style.right !== 'auto';
      stuckY ||= style.top !== 'auto' || style.bottom !== 'auto';
    }
  }
}

type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>;

/** The part of a scroller within its scroll padding, and within room for the ring in any case. */
function roomIn(scroller: HTMLElement, style: CSSStyleDeclaration, ring: number): Box {
  const isPage = scroller === document.documentElement;
  const own = isPage ? { left: 0, top: 0 } : scroller.getBoundingClientRect();
  const left = own.left + (isPage ? 0 : scroller.clientLeft);
  const top = own.top + (isPage ? 0 : scroller.clientTop);
  return {
    left: left + Math.max(ring, px(style.scrollPaddingLeft)),
    top: top + Math.max(ring, px(style.scrollPaddingTop)),
    right: left + scroller.clientWidth - Math.max(ring, px(style.scrollPaddingRight)),
    bottom: top + scroller.clientHeight - Math.max(ring, px(style.scrollPaddingBottom)),
  };
}

const distance = (box: Box, room: Box) => ({
  x: beyond(box.left, box.right, room.left, room.right),
  y: beyond(box.top, box.bottom, room.top, room.bottom),
});

/**
 * How many px something lies outside of its room. Where it does not fit, one end is as good as the other, as long as it
 * takes half of the room.
 */
function beyond(start: number, end: number, from: number, to: number): number {
  if (Math.floor(end - start) > Math.ceil(to - from)) {
    const seen = Math.min(end, to) - Math.max(start, from);
    return seen >= (to - from) / 2 ? 0 : Math.trunc(start - from);
  }
  // Parts of a px would make a row that snaps go on.
  return Math.trunc(Math.min(start - from, 0) || Math.max(end - to, 0));
}

/** `auto` is none. */
const px = (length: string) => parseFloat(length) || 0;
