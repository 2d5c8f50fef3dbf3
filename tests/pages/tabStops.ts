import type { Page } from '@playwright/test';

/** Assessment of the focused control, as far as the page itself can determine it. */
interface FocusAssessment {
  /** Description of the control: kind, name and position. */
  stop: string;
  errors: string[];
  /** Set if no outline was found, so that pixels must be compared; describes the kind of control. */
  unsure?: string;
}

/** Maximum number of Tab presses; more than any page needs. */
const MAX_STOPS = 700;

/**
 * Visits all controls of a page with the Tab key. Each must be uncovered and have a visible focus ring.
 * @param shownRings kinds of controls whose pixels were already compared, such as the thumb of a slider
 * @returns the problems and the number of controls
 */
export async function checkTabStops(
  page: Page,
  shownRings: Map<string, boolean>,
): Promise<{ stops: number; errors: string[] }> {
  // Waits until the page's scripts and images are loaded.
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(() => document.documentElement.style.getPropertyValue('--over-end'));
  const errors: string[] = [];
  let stops = 0;
  for (; stops < MAX_STOPS; stops++) {
    await page.keyboard.down('Tab');
    const [judged] = await Promise.all([page.evaluate(judgeFocus), page.keyboard.up('Tab')]);
    if (judged === 'end') break;
    if (judged.unsure !== undefined) {
      const shows = shownRings.get(judged.unsure) ?? (await changesRendering(page));
      shownRings.set(judged.unsure, shows);
      if (!shows) judged.errors.push('shows no ring');
    }
    errors.push(...judged.errors.map((error) => `${judged.stop}: ${error}`));
  }
  return { stops, errors };
}

/** Checks whether the focused control looks different without focus. */
async function changesRendering(page: Page): Promise<boolean> {
  const clip = await page.evaluate(() => {
    const { left, top, right, bottom } = document.activeElement!.getBoundingClientRect();
    const [x, y] = [Math.max(0, left - 12), Math.max(0, top - 12)];
    return {
      x,
      y,
      width: Math.max(1, Math.min(innerWidth, right + 12) - x),
      height: Math.max(1, Math.min(innerHeight, bottom + 12) - y),
    };
  });
  const focused = await page.screenshot({ clip });
  const control = await page.evaluateHandle(() => document.activeElement as HTMLElement);
  await control.evaluate((element) => element.blur());
  const plain = await page.screenshot({ clip });
  await control.evaluate((element) => element.focus({ preventScroll: true }));
  return !focused.equals(plain);
}

/** Runs in the page. Returns `end` when the focus has left the page or started again. */
async function judgeFocus(): Promise<FocusAssessment | 'end'> {
  // Elements that just became visible are drawn with the next frame.
  await new Promise(requestAnimationFrame);
  const stop = document.activeElement as HTMLElement | null;
  // The browser may still be scrolling to the control on a busy machine.
  const findPlace = () => JSON.stringify(stop?.getBoundingClientRect());
  for (let frame = 0, place = ''; frame < 30 && place !== findPlace(); frame++) {
    place = findPlace();
    await new Promise(requestAnimationFrame);
  }
  const visited = ((window as { visited?: WeakSet<Element> }).visited ??= new WeakSet());
  if (!stop || stop === document.body || visited.has(stop)) return 'end';
  visited.add(stop);

  interface Box {
    left: number;
    top: number;
    right: number;
    bottom: number;
  }
  const windowBox: Box = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const intersect = (one: Box, other: Box): Box => ({
    left: Math.max(one.left, other.left),
    top: Math.max(one.top, other.top),
    right: Math.min(one.right, other.right),
    bottom: Math.min(one.bottom, other.bottom),
  });
  const getArea = ({ left, top, right, bottom }: Box) =>
    Math.max(0, right - left) * Math.max(0, bottom - top);

  /** Returns the area in which an element is visible, as clipped by its ancestors. */
  function findVisibleArea(element: Element): Box {
    let room = windowBox;
    let { position } = getComputedStyle(element);
    let above = element.parentElement;
    for (; above && above !== document.documentElement; above = above.parentElement) {
      const style = getComputedStyle(above);
      const holds =
        position !== 'fixed' && (position !== 'absolute' || style.position !== 'static');
      const cuts =
        above !== document.body &&
        (style.overflowX !== 'visible' ||
          style.overflowY !== 'visible' ||
          style.contain.includes('paint') ||
          style.contentVisibility === 'auto');
      if (holds && cuts) room = intersect(room, above.getBoundingClientRect());
      if (holds) position = style.position;
      // Elements in the top layer are not clipped by ancestors.
      if (above.matches(':popover-open, dialog:modal')) break;
    }
    return room;
  }

  /** Returns the element that shows the focus ring: the control, its label, or its card or box. */
  function findRing(): Element | undefined {
    const labels = (stop as HTMLInputElement).labels ?? [];
    const near = [...labels].flatMap((label) => [label, ...label.querySelectorAll('*')]);
    const ancestors: HTMLElement[] = [];
    for (let box = stop!.parentElement; box && ancestors.length < 6; box = box.parentElement) {
      ancestors.push(box);
    }
    const next = stop!.nextElementSibling ? [stop!.nextElementSibling] : [];
    return [stop!, ...next, ...near, ...ancestors].find((element) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 1;
    });
  }

  const labels = [...((stop as HTMLInputElement).labels ?? [])];
  /** Elements that draw the control. */
  const visualElements: Element[] = [stop, ...labels];
  const owner = stop.closest('label, summary');
  if (owner) visualElements.push(owner);
  // A control without pointer events is drawn by its parent.
  if (getComputedStyle(stop).pointerEvents === 'none') visualElements.push(stop.parentElement!);
  const isOwn = (hit: Element) => visualElements.some((entry) => entry.contains(hit));

  /** Returns a field or image that the control almost fills; a unit or button may cover a part of it. */
  function findFrame(): Element {
    const ring = findRing();
    if (ring && ring !== stop && ring.contains(stop)) return ring;
    const sides = ({ left, top, right, bottom }: Box) => [left, top, right, bottom];
    const controlBox = sides(stop!.getBoundingClientRect());
    let frame: Element = stop!;
    for (let box = stop!.parentElement; box; box = box.parentElement) {
      if (
        sides(box.getBoundingClientRect()).some(
          (side, index) => Math.abs(side - controlBox[index]!) > 16,
        )
      )
        break;
      frame = box;
    }
    return frame;
  }

  /** Returns the elements that cover the control, one per hidden point, and the number of tested points. */
  function findCovers(boxes: readonly Box[]): { places: number; covers: Element[] } {
    const share = [0.05, 0.5, 0.95];
    const places = boxes
      .flatMap(({ left, top, right, bottom }) =>
        share.flatMap((x) =>
          share.map((y) =>
            document.elementsFromPoint(left + x * (right - left), top + y * (bottom - top)),
          ),
        ),
      )
      // Excludes the corners of round controls.
      .filter((hits) => hits.some(isOwn));
    return {
      places: places.length,
      covers: places.map(([hit]) => hit!).filter((hit) => !isOwn(hit)),
    };
  }

  const errors: string[] = [];
  const controlBox = stop.getBoundingClientRect();
  // The box of a control that its label draws is almost empty.
  const box =
    labels[0] && getArea(controlBox) < 30 ? labels[0].getBoundingClientRect() : controlBox;
  const room = findVisibleArea(stop);
  const seen = intersect(box, room);
  // Sticky bars reduce the area that is scrolled to.
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement);
  const stuck = (parseFloat(scrollPaddingTop) || 0) + (parseFloat(scrollPaddingBottom) || 0);
  /** Checks whether an element is visible: completely if it fits, otherwise mostly. */
  const isVisible = (length: number, full: number, max: number) =>
    full <= max ? length >= full - 1 : length >= 0.75 * max;
  if (
    !isVisible(seen.right - seen.left, box.right - box.left, room.right - room.left) ||
    !isVisible(seen.bottom - seen.top, box.bottom - box.top, room.bottom - room.top - stuck)
  ) {
    errors.push('is out of sight');
  } else {
    const lines = [...stop.getClientRects()].filter((line) => getArea(line) > 0).slice(0, 3);
    const boxes = lines.length > 1 ? lines : [box];
    const { places, covers } = findCovers(boxes.map((line) => intersect(line, room)));
    const frame = findFrame();
    const strange = covers.filter((hit) => !frame.contains(hit));
    const bars = ['--stuck-start', '--stuck-end'].map((end) =>
      parseFloat(document.documentElement.style.getPropertyValue(end)),
    );
    // An element that is higher than the area between the bars is necessarily covered.
    const isFitting = box.bottom - box.top <= innerHeight - bars[0]! - bars[1]!;
    if (places === 0 || covers.length > places / 3 || (isFitting && strange.length > 0)) {
      const [first] = strange.length > 0 ? strange : covers;
      const cover = first?.closest('[data-sticks], [data-scroll-to-top], [aria-label]') ?? first;
      errors.push(`is covered by ${cover?.outerHTML.slice(0, 90) ?? 'nothing'}`);
    }
  }

  const ring = findRing();
  if (ring && errors.length === 0) {
    const { outlineOffset, outlineWidth } = getComputedStyle(ring);
    const drawn = ring.getBoundingClientRect();
    // At least half of the ring's width must be visible on each side.
    const reach = parseFloat(outlineOffset) + parseFloat(outlineWidth) / 2;
    const ringRoom = findVisibleArea(ring);
    const cutOff = [
      drawn.width + 2 * reach <= ringRoom.right - ringRoom.left &&
        (drawn.left - reach < ringRoom.left - 0.5 || drawn.right + reach > ringRoom.right + 0.5),
      drawn.height + 2 * reach <= ringRoom.bottom - ringRoom.top - stuck &&
        (drawn.top - reach < ringRoom.top - 0.5 || drawn.bottom + reach > ringRoom.bottom + 0.5),
    ];
    if (cutOff.includes(true)) errors.push('has a ring that is cut off');
  }
  const section = stop.closest('[data-sticks], dialog, nav, section, form, header, footer, main');
  const name = stop.ariaLabel ?? stop.textContent?.trim() ?? '';
  return {
    stop: `${stop.localName} "${name.slice(0, 40)}" in ${section?.localName ?? 'page'}`,
    errors,
    ...(!ring && {
      unsure: `${document.documentElement.className} ${stop.localName} ${stop.getAttribute('type')} ${stop.className}`,
    }),
  };
}
