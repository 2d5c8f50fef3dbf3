/** The ends of what scrolls at which bars stick; or above all other bars at its end. */
type Place = 'start' | 'end' | 'above-end';

/**
 * Tells what scrolls how much of it is covered by bars that stick to it (`data-sticks`), in `--stuck-start`
 * and `--stuck-end` (design-system/scrollRoom.ts): a bar is as high as its words make it, may come later
 * than the page, and sticks in some windows only. `--over-end` is what fixed bars lie over at the page's end,
 * which makes room for them there (design-system/globals.ts), and `--bars-end` where a bar above the others stands.
 */
export function watchStickyBars(): void {
  const sizes = new ResizeObserver(measure);
  const seen = new WeakSet<Element>();
  const observe = () => {
    for (const bar of document.querySelectorAll('[data-sticks]')) {
      if (seen.has(bar)) continue;
      seen.add(bar);
      // Calls back at once, and when the bar goes.
      sizes.observe(bar);
    }
  };
  new MutationObserver(observe).observe(document.body, { childList: true, subtree: true });
  addEventListener('resize', measure, { passive: true });
  observe();
}

function measure(): void {
  const root = document.documentElement;
  const covered = new Map([[root, { start: 0, end: 0 }]]);
  let overEnd = 0;
  let above = 0;
  for (const bar of document.querySelectorAll<HTMLElement>('[data-sticks]')) {
    const { position, insetBlockStart, insetBlockEnd } = getComputedStyle(bar);
    const scroller = position === 'fixed' ? root : scrollerOf(bar);
    const room = covered.get(scroller) ?? { start: 0, end: 0 };
    covered.set(scroller, room);
    if (position !== 'fixed' && position !== 'sticky') continue;
    if (bar.offsetHeight === 0) continue;
    const place = bar.dataset.sticks as Place;
    if (place === 'above-end') {
      above = Math.max(above, bar.offsetHeight);
      continue;
    }
    const inset = parseFloat(place === 'start' ? insetBlockStart : insetBlockEnd) || 0;
    room[place] = Math.max(room[place], inset + bar.offsetHeight);
    if (position === 'fixed' && place === 'end') {
      overEnd = Math.max(overEnd, inset + bar.offsetHeight);
    }
  }
  const page = covered.get(root);
  const barsEnd = page?.end ?? 0;
  if (page && above > 0) {
    page.end += above;
    overEnd = page.end;
  }
  for (const [{ style }, { start, end }] of covered) {
    style.setProperty('--stuck-start', `${start}px`);
    style.setProperty('--stuck-end', `${end}px`);
  }
  root.style.setProperty('--bars-end', `${barsEnd}px`);
  root.style.setProperty('--over-end', `${overEnd}px`);
}

/** What scrolls a bar: the nearest box that can, else the page. */
function scrollerOf(bar: HTMLElement): HTMLElement {
  let box = bar.parentElement;
  while (box && !/auto|scroll/.test(getComputedStyle(box).overflowY)) box = box.parentElement;
  return box ?? document.documentElement;
}
