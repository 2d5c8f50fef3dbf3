/** Links of a panel that are counted; further ones go without. */
const MOST_LINKS = 24;

/** Asked-for numbers by the query of their link; a page asks for each once. */
const counts = new Map<string, Promise<number | undefined>>();

/** How many cars a link's list has; undefined while that cannot be told. */
function countOf({ search }: HTMLAnchorElement): Promise<number | undefined> {
  const known = counts.get(search) ?? ask(search);
  counts.set(search, known);
  return known;
}

async function ask(query: string): Promise<number | undefined> {
  try {
    const answer = await fetch(`/api/cars/count${query}`);
    const { total }: { total?: unknown } = await answer.json();
    return answer.ok && typeof total === 'number' ? total : undefined;
  } catch {
    return undefined;
  }
}

/** Shows how many cars there are behind the links of a panel that was opened; they keep room for that. */
export async function showCarCounts(panel: Element): Promise<void> {
  const format = new Intl.NumberFormat(document.documentElement.lang);
  const links = panel.querySelectorAll<HTMLAnchorElement>('a[data-car-count=""]');
  const counted = [...links].slice(0, MOST_LINKS).map(async (link) => {
    const total = await countOf(link);
    if (total !== undefined) link.dataset.carCount = format.format(total);
  });
  await Promise.all(counted);
}
