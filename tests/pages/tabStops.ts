import type { Page } from '@playwright/test';

/** What is wrong with the control that has the focus, as the page itself can tell. */
interface Judgement {
  /** The control, in words: what it is, what it is called, and where it stands. */
  stop: string;
  faults: string[];
  /** No outline was found: only pixels can tell whether anything shows. Then, what the control is like. */
  unsure?: string;
}

/** Tab presses at most: no page has so many stops. */
const most = 700;

/**
 * Goes through a page with the Tab key and looks at each stop: nothing may cover it, and its ring must show.
 * @param known kinds of controls whose pixels were compared before, such as the thumb of a slider
 * @returns what is wrong, in words, and how many stops there are
 */
export async function walkThrough(
  page: Page,
  known: Map<string, boolean>,
): Promise<{ stops: number; faults: string[] }> {
  // The page's own script runs, and what it fetches stands in its place.
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(() => document.documentElement.style.getPropertyValue('--over-end'));
  const faults: string[] = [];
  let stops = 0;
  for (; stops < most; stops++) {
    await page.keyboard.down('Tab');
    const [judged] = await Promise.all([page.evaluate(judgeFocus), page.keyboard.up('Tab')]);
    if (judged === 'end') break;
    if (judged.unsure !== undefined) {
      const shows = known.get(judged.unsure) ?? (await changesLook(page));
      known.set(judged.unsure, shows);
      if (!shows) judged.faults.push('shows no ring');
    }
    faults.push(...judged.faults.map((fault) => `${judged.stop}: ${fault}`));
  }
  return { stops, faults };
}

/** Whether the control with the focus looks another way without it. */
async function changesLook(page: Page): Promise<boolean> {
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

/** Runs in the page. `end` when Tab has left the page or begun again. */
async function judgeFocus(): Promise<Judgement | 'end'> {
  // What was out of sight until now is drawn with the next frame.
  await new Promise(requestAnimationFrame);
  const stop = document.activeElement as HTMLElement | null;
  const visited = ((window as { visited?: WeakSet<Element> }).visited ??= new WeakSet());
  if (!stop || stop === document.body || visited.has(stop)) return 'end';
  visited.add(stop);

  interface Box {
    left: number;
    top: number;
    right: number;
    bottom: number;
  }
  const window_: Box = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const meet = (one: Box, other: Box): Box => ({
    left: Math.max(one.left, other.left),
    top: Math.max(one.top, other.top),
    right: Math.min(one.right, other.right),
    bottom: Math.min(one.bottom, other.bottom),
  });
  const areaOf = ({ left, top, right, bottom }: Box) =>
    Math.max(0, right - left) * Math.max(0, bottom - top);

  /** The part of the window in which an element can be drawn: what is around it may cut it off. */
  function roomOf(element: Element): Box {
    let room = window_;
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
      if (holds && cuts) room = meet(room, above.getBoundingClientRect());
      if (holds) position = style.position;
      // Nothing around what the browser lays over the page cuts it off.
      if (above.matches(':popover-open, dialog:modal')) break;
    }
    return room;
  }

  /** What shows the ring: the control, what draws it, or the card or box that it stands in. */
  function ringOf(): Element | undefined {
    const labels = (stop as HTMLInputElement).labels ?? [];
    const near = [...labels].flatMap((label) => [label, ...label.querySelectorAll('*')]);
    const around: HTMLElement[] = [];
    for (let box = stop!.parentElement; box && around.length < 6; box = box.parentElement) {
      around.push(box);
    }
    const beside = stop!.nextElementSibling ? [stop!.nextElementSibling] : [];
    return [stop!, ...beside, ...near, ...around].find((element) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 1;
    });
  }

  const labels = [...((stop as HTMLInputElement).labels ?? [])];
  /** What the control is drawn by. */
  const looks: Element[] = [stop, ...labels];
  const around = stop.closest('label, summary');
  if (around) looks.push(around);
  // What lets presses through is drawn by what it stands in.
  if (getComputedStyle(stop).pointerEvents === 'none') looks.push(stop.parentElement!);
  const isOwn = (hit: Element) => looks.some((one) => one.contains(hit));

  /** The field or picture that the control is all but: a unit or a button may lie over part of that. */
  function frameOf(): Element {
    const ring = ringOf();
    if (ring && ring !== stop && ring.contains(stop)) return ring;
    const sides = ({ left, top, right, bottom }: Box) => [left, top, right, bottom];
    const own = sides(stop!.getBoundingClientRect());
    let frame: Element = stop!;
    for (let box = stop!.parentElement; box; box = box.parentElement) {
      if (sides(box.getBoundingClientRect()).some((side, at) => Math.abs(side - own[at]!) > 16))
        break;
      frame = box;
    }
    return frame;
  }

  /** What lies over the control, one for each place that is hidden, of how many that can be seen or are hidden. */
  function coversOver(parts: readonly Box[]): { places: number; covers: Element[] } {
    const share = [0.05, 0.5, 0.95];
    const places = parts
      .flatMap(({ left, top, right, bottom }) =>
        share.flatMap((x) =>
          share.map((y) =>
            document.elementsFromPoint(left + x * (right - left), top + y * (bottom - top)),
          ),
        ),
      )
      // Corners of what is round are none of it.
      .filter((hits) => hits.some(isOwn));
    return {
      places: places.length,
      covers: places.map(([hit]) => hit!).filter((hit) => !isOwn(hit)),
    };
  }

  const faults: string[] = [];
  const own = stop.getBoundingClientRect();
  // A control that is drawn by its label has hardly a box of its own.
  const box = labels[0] && areaOf(own) < 30 ? labels[0].getBoundingClientRect() : own;
  const room = roomOf(stop);
  const seen = meet(box, room);
  // What sticks to the window's edges takes room from what is scrolled to.
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement);
  const stuck = (parseFloat(scrollPaddingTop) || 0) + (parseFloat(scrollPaddingBottom) || 0);
  /** All of what fits, most of what does not. */
  const isSeen = (length: number, whole: number, most: number) =>
    whole <= most ? length >= whole - 1 : length >= 0.75 * most;
  if (
    !isSeen(seen.right - seen.left, box.right - box.left, room.right - room.left) ||
    !isSeen(seen.bottom - seen.top, box.bottom - box.top, room.bottom - room.top - stuck)
  ) {
    faults.push('is out of sight');
  } else {
    const lines = [...stop.getClientRects()].filter((line) => areaOf(line) > 0).slice(0, 3);
    const parts = lines.length > 1 ? lines : [box];
    const { places, covers } = coversOver(parts.map((line) => meet(line, room)));
    const frame = frameOf();
    const strange = covers.filter((hit) => !frame.contains(hit));
    const bars = ['--stuck-start', '--stuck-end'].map((end) =>
      parseFloat(document.documentElement.style.getPropertyValue(end)),
    );
    // What is higher than bars leave of the window cannot but reach below one.
    const fits = box.bottom - box.top <= innerHeight - bars[0]! - bars[1]!;
    if (places === 0 || covers.length > places / 3 || (fits && strange.length > 0)) {
      const [first] = strange.length > 0 ? strange : covers;
      const cover = first?.closest('[data-sticks], [data-scroll-to-top], [aria-label]') ?? first;
      faults.push(`is covered by ${cover?.outerHTML.slice(0, 90) ?? 'nothing'}`);
    }
  }

  const ring = ringOf();
  if (ring && faults.length === 0) {
    const { outlineOffset, outlineWidth } = getComputedStyle(ring);
    const drawn = ring.getBoundingClientRect();
    // At least half of its width must be left of each side that the room could hold.
    const reach = parseFloat(outlineOffset) + parseFloat(outlineWidth) / 2;
    const around = roomOf(ring);
    const cutOff = [
      drawn.width + 2 * reach <= around.right - around.left &&
        (drawn.left - reach < around.left - 0.5 || drawn.right + reach > around.right + 0.5),
      drawn.height + 2 * reach <= around.bottom - around.top - stuck &&
        (drawn.top - reach < around.top - 0.5 || drawn.bottom + reach > around.bottom + 0.5),
    ];
    if (cutOff.includes(true)) faults.push('has a ring that is cut off');
  }
  const section = stop.closest('[data-sticks], dialog, nav, section, form, header, footer, main');
  const name = stop.ariaLabel ?? stop.textContent?.trim() ?? '';
  return {
    stop: `${stop.localName} "${name.slice(0, 40)}" in ${section?.localName ?? 'page'}`,
    faults,
    ...(!ring && {
      unsure: `${document.documentElement.className} ${stop.localName} ${stop.getAttribute('type')} ${stop.className}`,
    }),
  };
}
