import { prefersReducedMotion } from '../../../../../rendering/client/prefersReducedMotion';

/** A row of pictures as wide as itself, one visible at a time. */
export interface Strip {
  /** Index of the selected picture. */
  selectedIndex: () => number;
  /** Shows a picture; an index out of range means the first or last. `instant` does not animate. */
  goTo: (index: number, movement?: 'smooth' | 'instant') => void;
}

/**
 * Observes a row with native scrolling and snapping; calls `onSelect` with the picture that becomes visible, and at
 * once when `goTo` is called.
 */
export function watchStrip(row: HTMLElement, onSelect: (index: number) => void): Strip {
  let { clientWidth: width } = row;
  // The row may have been swiped before its script has loaded.
  let selectedIndex = width === 0 ? 0 : Math.round(row.scrollLeft / width);
  /** Whether the row scrolls to a target: pictures on the way are not selected. */
  let isScrollingToTarget = false;

  const select = (index: number) => {
    if (index === selectedIndex) return;
    selectedIndex = index;
    onSelect(index);
  };
  row.addEventListener(
    'scroll',
    () => {
      if (row.clientWidth === 0) return;
      const index = Math.round(row.scrollLeft / row.clientWidth);
      if (isScrollingToTarget && index !== selectedIndex) return;
      isScrollingToTarget = false;
      select(Math.min(index, row.children.length - 1));
    },
    { passive: true },
  );
  // Touching or scrolling the row cancels the movement to a target.
  for (const type of ['pointerdown', 'wheel'] as const) {
    row.addEventListener(type, () => (isScrollingToTarget = false), { passive: true });
  }
  // Keeps the same picture when the row is resized; the observer also fires for the first size.
  new ResizeObserver(() => {
    if (row.clientWidth === width) return;
    width = row.clientWidth;
    row.scrollTo({ left: selectedIndex * row.clientWidth, behavior: 'instant' });
  }).observe(row);

  return {
    selectedIndex: () => selectedIndex,
    goTo(index, movement = 'smooth') {
      const target = Math.max(0, Math.min(index, row.children.length - 1));
      const left = target * row.clientWidth;
      isScrollingToTarget = Math.abs(row.scrollLeft - left) > 1;
      row.scrollTo({ left, behavior: prefersReducedMotion() ? 'instant' : movement });
      select(target);
    },
  };
}

/** Index of the picture that an arrow key, Home or End goes to; undefined for other keys. */
export function targetOfKey(
  event: Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>,
  selectedIndex: number,
  count: number,
): number | undefined {
  if (event.altKey || event.metaKey || event.ctrlKey || event.shiftKey) return undefined;
  const targets: Readonly<Record<string, number>> = {
    ArrowLeft: selectedIndex - 1,
    ArrowRight: selectedIndex + 1,
    Home: 0,
    End: count - 1,
  };
  const target = targets[event.key];
  return target === undefined ? undefined : Math.max(0, Math.min(target, count - 1));
}
