/**
 * Where a bar sticks in its scroll container: at the start, at the end, or above all other bars at the end.
 */
type Place = 'start' | 'end' | 'above-end';

/**
 * Sets how much of a scroll container is covered by its sticky bars, in `--stuck-start` and `--stuck-end`
 * (design-system/scrollRoom.ts): a bar's height depends on its text, it may be added after the page has
 * loaded, and it sticks in some windows only. `--over-end` is the height that fixed bars cover at the page's
 * end, which adds room for them there (design-system/globals.ts), and `--bars-end` the position of a bar
 * above the others.
 */
export function watchStickyBars(): void {
  const sizes = new ResizeObserver(measureBars);
  const observed = new WeakSet<Element>();
  const observe = () => {
    for (const bar of document.querySelectorAll('[data-sticks]')) {
      if (observed.has(bar)) continue;
      observed.add(bar);
      // The observer calls back at once, and when the bar is removed.
      sizes.observe(bar);
    }
  };
  new MutationObserver(observe).observe(document.body, { childList: true, subtree: true });
  addEventListener('resize', measureBars, { passive: true });
  observe();
}

function measureBars(): void {
  const root = document.documentElement;
  const coveredByScroller = new Map([[root, { start: 0, end: 0 }]]);
  let overEndPx = 0;
  let aboveEndPx = 0;
  for (const bar of document.querySelectorAll<HTMLElement>('[data-sticks]')) {
    const { position, insetBlockStart, insetBlockEnd } = getComputedStyle(bar);
    const scroller = position === 'fixed' ? root : findScroller(bar);
    const covered = coveredByScroller.get(scroller) ?? { start: 0, end: 0 };
    coveredByScroller.set(scroller, covered);
    if (position !== 'fixed' && position !== 'sticky') continue;
    if (bar.offsetHeight === 0) continue;
    const place = bar.dataset.sticks as Place;
    if (place === 'above-end') {
      aboveEndPx = Math.max(aboveEndPx, bar.offsetHeight);
      continue;
    }
    const insetPx = parseFloat(place === 'start' ? insetBlockStart : insetBlockEnd) || 0;
    covered[place] = Math.max(covered[place], insetPx + bar.offsetHeight);
    if (position === 'fixed' && place === 'end') {
      overEndPx = Math.max(overEndPx, insetPx + bar.offsetHeight);
    }
  }
  const page = coveredByScroller.get(root);
  const barsEndPx = page?.end ?? 0;
  if (page && aboveEndPx > 0) {
    page.end += aboveEndPx;
    overEndPx = page.end;
  }
  for (const [{ style }, { start, end }] of coveredByScroller) {
    style.setProperty('--stuck-start', `${start}px`);
    style.setProperty('--stuck-end', `${end}px`);
  }
  root.style.setProperty('--bars-end', `${barsEndPx}px`);
  root.style.setProperty('--over-end', `${overEndPx}px`);
}

/** The scroll container of a bar: the nearest ancestor that can scroll, else the page. */
function findScroller(bar: HTMLElement): HTMLElement {
  let box = bar.parentElement;
  while (box && !/auto|scroll/.test(getComputedStyle(box).overflowY)) box = box.parentElement;
  return box ?? document.documentElement;
}
