import { type RefObject, useEffect, useState } from 'react';

/** The first and the last car that stand whole in the part of the table that shows, counted from 1. */
export interface CarsInSight {
  from: number;
  to: number;
}

/** Pixels that a column may be cut off by and still be whole: browsers round. */
const tolerance = 2;

/** What scrolls the table of cars around an element. */
export const regionOf = (element: Element | null): HTMLElement | null =>
  element?.closest<HTMLElement>('[data-compare-region]') ?? null;

/** The columns of the table, by their names. */
export const columnsIn = (region: HTMLElement): HTMLElement[] => [
  ...region.querySelectorAll<HTMLElement>('[data-row="names"] th:not([data-corner])'),
];

/** Which cars of the table around an element are in sight, as it scrolls and changes its size. */
export function useCarsInSight(
  element: RefObject<Element | null>,
  count: number,
): CarsInSight | undefined {
  const [seen, setSeen] = useState<CarsInSight>();
  useEffect(() => {
    const region = regionOf(element.current);
    if (!region) return;
    const read = () => {
      const { from, to } = seenIn(region);
      setSeen((before) => (before?.from === from && before.to === to ? before : { from, to }));
    };
    const sizes = new ResizeObserver(read);
    sizes.observe(region);
    region.addEventListener('scroll', read, { passive: true });
    return () => {
      sizes.disconnect();
      region.removeEventListener('scroll', read);
    };
  }, [element, count]);
  return seen;
}

function seenIn(region: HTMLElement): CarsInSight {
  const frame = region.getBoundingClientRect();
  // The labels lie over what has scrolled by.
  const labels = region.querySelector('[data-corner]')?.getBoundingClientRect().right ?? 0;
  const left = Math.max(frame.left, labels) - tolerance;
  const right = frame.left + region.clientLeft + region.clientWidth + tolerance;
  const whole = columnsIn(region).map((column) => {
    const box = column.getBoundingClientRect();
    return box.left >= left && box.right <= right;
  });
  return { from: whole.indexOf(true) + 1, to: whole.lastIndexOf(true) + 1 };
}
