/** Maximum number of links of a panel that show a count. */
const MAX_COUNTED_LINKS = 24;

/** Cache of the numbers of cars by the query of a link; a page requests each number once. */
const countsByQuery = new Map<string, Promise<number | undefined>>();

/** Number of cars in a link's list; undefined while it cannot be determined. */
function loadCount({ search }: HTMLAnchorElement): Promise<number | undefined> {
  const count = countsByQuery.get(search) ?? fetchCount(search);
  countsByQuery.set(search, count);
  return count;
}

async function fetchCount(query: string): Promise<number | undefined> {
  try {
    const response = await fetch(`/api/cars/count${query}`);
    const { total }: { total?: unknown } = await response.json();
    return response.ok && typeof total === 'number' ? total : undefined;
  } catch {
    return undefined;
  }
}

/** Shows the number of cars next to each link of a panel; the layout has space reserved for it. */
export async function showCarCounts(panel: Element): Promise<void> {
  const format = new Intl.NumberFormat(document.documentElement.lang);
  const links = panel.querySelectorAll<HTMLAnchorElement>('a[data-car-count=""]');
  const updates = [...links].slice(0, MAX_COUNTED_LINKS).map(async (link) => {
    const total = await loadCount(link);
    if (total !== undefined) link.dataset.carCount = format.format(total);
  });
  await Promise.all(updates);
}
