/** Delay before skeletons are shown, so that they do not flash before a quick answer. */
const DELAY_MS = 200;

/** Replaces the entries with skeletons after a delay. Returns a function that shows the entries again. */
export function showSkeletons(list: HTMLElement): () => void {
  let skeletons: Element | undefined;
  let entries: HTMLElement | null = null;
  const timer = setTimeout(() => {
    const template = list.querySelector<HTMLElement>('[data-list-skeleton]');
    const grid = template?.firstElementChild?.cloneNode(true);
    entries = list.querySelector('[data-list-cars], [data-list-items]');
    if (!(grid instanceof Element) || !entries) return;
    const [card] = grid.children;
    const count = Number(template?.dataset.listSkeleton);
    if (card) grid.append(...Array.from({ length: count - 1 }, () => card.cloneNode(true)));
    entries.before(grid);
    entries.hidden = true;
    skeletons = grid;
  }, DELAY_MS);
  return () => {
    clearTimeout(timer);
    skeletons?.remove();
    if (entries) entries.hidden = false;
  };
}
