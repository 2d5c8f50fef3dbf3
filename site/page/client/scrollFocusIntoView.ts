/**
 * Scrolls an element that is focused by keyboard fully into view, including its focus ring (WCAG 2.2,
 * 2.4.11). Browsers only scroll to the focused control, which may be a few words of a card, and leave it cut
 * off sideways as soon as a little of it is visible.
 */
export function scrollFocusIntoView(): void {
  document.addEventListener('focusin', ({ target }) => showFocused(target));
  showFocused(document.activeElement);
}

function showFocused(target: EventTarget | null): void {
  if (!(target instanceof HTMLElement) || !target.matches(':focus-visible')) return;
  // The browser's own scrolling must come first.
  requestAnimationFrame(() => {
    if (target.matches(':focus')) scrollFullyIntoView(findRingElement(target));
  });
}

/** The element with the focus ring: the control, or a card or field around it. */
function findRingElement(control: HTMLElement): HTMLElement {
  for (let box: HTMLElement | null = control; box; box = box.parentElement) {
    if (getComputedStyle(box).outlineStyle !== 'none') return box;
  }
  return control;
}

/**
 * Scrolls the ancestors of an element until all of it is visible, including its ring, as far as there is
 * room.
 */
function scrollFullyIntoView(element: HTMLElement): void {
  const { outlineOffset, outlineWidth } = getComputedStyle(element);
  const ringPx = Math.max(0, parsePx(outlineOffset) + parsePx(outlineWidth));
  let [isStuckX, isStuckY] = [false, false];
  for (let box: HTMLElement | null = element; box; box = box.parentElement) {
    const style = getComputedStyle(box);
    const isPage = box === document.documentElement;
    if (isPage || (box !== element && /auto|scroll/.test(style.overflow))) {
      const { x, y } = scrollDistance(
        element.getBoundingClientRect(),
        visibleArea(box, style, ringPx),
      );
      const [left, top] = [isStuckX ? 0 : x, isStuckY ? 0 : y];
      if (left || top) box.scrollTo({ left: box.scrollLeft + left, top: box.scrollTop + top });
      [isStuckX, isStuckY] = [false, false];
    }
    if (style.position === 'fixed') return;
    // A sticky element does not move with its scroll container.
    if (style.position === 'sticky') {
      isStuckX ||= style.left !== 'auto' || style.right !== 'auto';
      isStuckY ||= style.top !== 'auto' || style.bottom !== 'auto';
    }
  }
}

type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>;

/** The visible area of a scroller within its scroll padding, and at least within the width of the ring. */
function visibleArea(scroller: HTMLElement, style: CSSStyleDeclaration, ringPx: number): Box {
  const isPage = scroller === document.documentElement;
  const scrollerBox = isPage ? { left: 0, top: 0 } : scroller.getBoundingClientRect();
  const left = scrollerBox.left + (isPage ? 0 : scroller.clientLeft);
  const top = scrollerBox.top + (isPage ? 0 : scroller.clientTop);
  return {
    left: left + Math.max(ringPx, parsePx(style.scrollPaddingLeft)),
    top: top + Math.max(ringPx, parsePx(style.scrollPaddingTop)),
    right: left + scroller.clientWidth - Math.max(ringPx, parsePx(style.scrollPaddingRight)),
    bottom: top + scroller.clientHeight - Math.max(ringPx, parsePx(style.scrollPaddingBottom)),
  };
}

const scrollDistance = (box: Box, area: Box) => ({
  x: overflowPx(box.left, box.right, area.left, area.right),
  y: overflowPx(box.top, box.bottom, area.top, area.bottom),
});

/**
 * How many px a box is outside the visible area. A box larger than the area may show either end, as long as
 * it fills half of the area.
 */
function overflowPx(start: number, end: number, areaStart: number, areaEnd: number): number {
  if (Math.floor(end - start) > Math.ceil(areaEnd - areaStart)) {
    const visiblePx = Math.min(end, areaEnd) - Math.max(start, areaStart);
    return visiblePx >= (areaEnd - areaStart) / 2 ? 0 : Math.trunc(start - areaStart);
  }
  // Fractions of a px would make a snapping row continue to scroll.
  return Math.trunc(Math.min(start - areaStart, 0) || Math.max(end - areaEnd, 0));
}

/** Parses a CSS length in px; `auto` is 0. */
const parsePx = (length: string) => parseFloat(length) || 0;
