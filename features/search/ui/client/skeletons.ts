/** Milliseconds after which cards that are on their way are shown as such; a quick answer needs none. */
const patience = 200;

/** Shows skeletons in the place of the entries, in as much room as those had. Returns how to hide them. */
export function showSkeletons(list: HTMLElement): () => void {
  let shown: Element | undefined;
  let cars: HTMLElement | null = null;
  const timer = setTimeout(() => {
    const kept = list.querySelector<HTMLElement>('[data-list-skeleton]');
    const grid = kept?.firstElementChild?.cloneNode(true);
    cars = list.querySelector('[data-list-cars], [data-list-items]');
    if (!(grid instanceof Element) || !cars) return;
    const [card] = grid.children;
    const count = Number(kept?.dataset.listSkeleton);
    if (card) grid.append(...Array.from({ length: count - 1 }, () => card.cloneNode(true)));
    cars.before(grid);
    cars.hidden = true;
    shown = grid;
  }, patience);
  return () => {
    clearTimeout(timer);
    shown?.remove();
    if (cars) cars.hidden = false;
  };
}
