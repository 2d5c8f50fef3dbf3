/** Room between the column's end and that of the window, in px. */
const room = 16;

/**
 * A column that is higher than the window sticks with its end (features/car/ui/page/CarPage): one that stuck
 * with its beginning would never show the rest.
 */
export function keepEndInSight(column: HTMLElement | null): void {
  if (!column) return;
  const measure = () => {
    const top = `${window.innerHeight - column.offsetHeight - room}px`;
    column.style.setProperty('--end-in-sight', top);
  };
  new ResizeObserver(measure).observe(column);
  addEventListener('resize', measure, { passive: true });
}
