/**
 * Lets the links to the page's other languages keep what the visitor has chosen on this one, such as the
 * filters of a list, which change in place: the addresses that the server wrote know nothing of it.
 */
export function keepQuery(bar: HTMLElement): void {
  bar.addEventListener('click', ({ target }) => {
    const link = target instanceof Element && target.closest('a');
    if (link && link.dataset.samePage !== undefined) link.search = location.search;
  });
}
