/** The ends of what scrolls at which bars stick. */
type End = 'start' | 'end';

/**
 * Tells what scrolls how much of it is covered by bars that stick to it (`data-sticks`), in `--stuck-start`
 * and `--stuck-end` (design-system/scrollRoom.ts): a bar is as high as its words make it, may come later
 * than the page, and sticks in some windows only. `--over-end` is what fixed bars lie over at the page's end,
 * which makes room for them there (design-system/globals.ts).
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
  const covered = new Map([[document.documentElement, { start: 0, end: 0 }]]);
  let overEnd = 0;
  for (const bar of document.querySelectorAll<HTMLElement>('[data-sticks]')) {
    const { position, insetBlockStart, insetBlockEnd } = getComputedStyle(bar);
    const scroller = position === 'fixed' ? document.documentElement : scrollerOf(bar);
    const room = covered.get(scroller) ?? { start: 0, end: 0 };
    covered.set(scroller, room);
    if (position !== 'fixed' && position !== 'sticky') continue;
    const end = bar.dataset.sticks as End;
    const inset = parseFloat(end === 'start' ? insetBlockStart : insetBlockEnd) || 0;
    if (bar.offsetHeight === 0) continue;
    room[end] = Math.max(room[end], inset + bar.offsetHeight);
    if (position === 'fixed' && end === 'end')
      overEnd = Math.max(overEnd, inset + bar.offsetHeight);
  }
  for (const [{ style }, { start, end }] of covered) {
    style.setProperty('--stuck-start', `${start}px`);
    style.setProperty('--stuck-end', `${end}px`);
  }
  document.documentElement.style.setProperty('--over-end', `${overEnd}px`);
}

/** What scrolls a bar: the nearest box that can, else the page. */
function scrollerOf(bar: HTMLElement): HTMLElement {
  let box = bar.parentElement;
  while (box && !/auto|scroll/.test(getComputedStyle(box).overflowY)) box = box.parentElement;
  return box ?? document.documentElement;
}
