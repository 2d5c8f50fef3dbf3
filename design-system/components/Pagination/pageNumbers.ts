/**
 * The numbers that a row of pages shows: the first and the last, the current one and its neighbours, `gap` for what is
 * left out. A gap of a single page is that page. At most seven entries, so that the row keeps its width.
 */
export function pageNumbers(page: number, pages: number): (number | 'gap')[] {
  const span = (from: number, to: number) =>
    Array.from({ length: Math.max(to - from + 1, 0) }, (_, index) => from + index);
  if (pages <= 7) return span(1, pages);
  if (page <= 4) return [...span(1, 5), 'gap', pages];
  if (page >= pages - 3) return [1, 'gap', ...span(pages - 4, pages)];
  return [1, 'gap', page - 1, page, page + 1, 'gap', pages];
}
