import { type RefObject, useEffect, useState } from 'react';

/** Numbers, from 1, of the first and last car that are completely in view; 0 if none is. */
export interface VisibleCarsState {
  from: number;
  to: number;
}

/** Tolerance for positions that browsers have rounded. */
const ROUNDING_TOLERANCE_PX = 2;

/** The scroll container of the table around an element. */
export const findRegion = (element: Element | null): HTMLElement | null =>
  element?.closest<HTMLElement>('[data-compare-region]') ?? null;

/** The header cells of the table's columns of cars. */
export const findColumns = (region: HTMLElement): HTMLElement[] => [
  ...region.querySelectorAll<HTMLElement>('[data-row="names"] th:not([data-corner])'),
];

/** Tracks which cars of the table around an element are in view, while it scrolls or is resized. */
export function useVisibleCars(
  element: RefObject<Element | null>,
  count: number,
): VisibleCarsState | undefined {
  const [visibleCars, setVisibleCars] = useState<VisibleCarsState>();
  useEffect(() => {
    const region = findRegion(element.current);
    if (!region) return;
    const update = () => {
      const { from, to } = findVisibleCars(region);
      setVisibleCars((previous) =>
        previous?.from === from && previous.to === to ? previous : { from, to },
      );
    };
    const resizeObserver = new ResizeObserver(update);
    resizeObserver.observe(region);
    region.addEventListener('scroll', update, { passive: true });
    return () => {
      resizeObserver.disconnect();
      region.removeEventListener('scroll', update);
    };
  }, [element, count]);
  return visibleCars;
}

function findVisibleCars(region: HTMLElement): VisibleCarsState {
  const frame = region.getBoundingClientRect();
  // Columns that have scrolled under the labels are not visible.
  const labels = region.querySelector('[data-corner]')?.getBoundingClientRect().right ?? 0;
  const left = Math.max(frame.left, labels) - ROUNDING_TOLERANCE_PX;
  const right = frame.left + region.clientLeft + region.clientWidth + ROUNDING_TOLERANCE_PX;
  const fullyVisible = findColumns(region).map((column) => {
    const box = column.getBoundingClientRect();
    return box.left >= left && box.right <= right;
  });
  return { from: fullyVisible.indexOf(true) + 1, to: fullyVisible.lastIndexOf(true) + 1 };
}
