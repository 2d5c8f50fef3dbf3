import { wantsLessMotion } from '../../../../../rendering/client/wantsLessMotion';

/** A row of pictures as wide as itself, one in sight. */
export interface Strip {
  selected: () => number;
  /** Shows a picture; beyond the ends the first or last. `instant` without a movement to be seen. */
  goTo: (index: number, movement?: 'smooth' | 'instant') => void;
}

/**
 * Follows a row that scrolls and snaps by the browser's own means; `onSelect` is told of the picture
 * that comes in sight, and at once of one that is gone to.
 */
export function watchStrip(row: HTMLElement, onSelect: (index: number) => void): Strip {
  let { clientWidth: width } = row;
  // The row may have been swiped before its script came.
  let selected = width === 0 ? 0 : Math.round(row.scrollLeft / width);
  /** On the way there, what passes is not selected. */
  let travelling = false;

  const select = (index: number) => {
    if (index === selected) return;
    selected = index;
    onSelect(index);
  };
  row.addEventListener(
    'scroll',
    () => {
      if (row.clientWidth === 0) return;
      const index = Math.round(row.scrollLeft / row.clientWidth);
      if (travelling && index !== selected) return;
      travelling = false;
      select(Math.min(index, row.children.length - 1));
    },
    { passive: true },
  );
  // Who takes the row in hand on the way has changed their mind.
  for (const type of ['pointerdown', 'wheel'] as const) {
    row.addEventListener(type, () => (travelling = false), { passive: true });
  }
  // A row that takes another size keeps its picture; it is told of the first size too.
  new ResizeObserver(() => {
    if (row.clientWidth === width) return;
    width = row.clientWidth;
    row.scrollTo({ left: selected * row.clientWidth, behavior: 'instant' });
  }).observe(row);

  return {
    selected: () => selected,
    goTo(index, movement = 'smooth') {
      const target = Math.max(0, Math.min(index, row.children.length - 1));
      const left = target * row.clientWidth;
      travelling = Math.abs(row.scrollLeft - left) > 1;
      row.scrollTo({ left, behavior: wantsLessMotion() ? 'instant' : movement });
      select(target);
    },
  };
}

/** The picture that a key asks for; undefined for keys that mean nothing here. */
export function targetOfKey(
  event: Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>,
  selected: number,
  count: number,
): number | undefined {
  if (event.altKey || event.metaKey || event.ctrlKey || event.shiftKey) return undefined;
  const targets: Readonly<Record<string, number>> = {
    ArrowLeft: selected - 1,
    ArrowRight: selected + 1,
    Home: 0,
    End: count - 1,
  };
  const target = targets[event.key];
  return target === undefined ? undefined : Math.max(0, Math.min(target, count - 1));
}
