/**
 * Fetches the pictures on both sides of the one in sight, once that one is there: the next stands ready
 * when it is asked for, and never takes bytes from the one that is looked at.
 */
export function loadNeighbours(slides: readonly Element[], index: number): void {
  const picture = slides[index]?.querySelector('img');
  if (!picture) return;
  const load = () => {
    for (const neighbour of [slides[index + 1], slides[index - 1]]) {
      const other = neighbour?.querySelector('img');
      if (other) other.loading = 'eager';
    }
  };
  picture.loading = 'eager';
  if (picture.complete) load();
  else picture.addEventListener('load', load, { once: true });
}
