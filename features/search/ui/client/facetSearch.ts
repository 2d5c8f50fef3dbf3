import { fold } from '../../../../domain/search/fold';

/** Hides values of a facet, with their children, that do not match the text in its search field. */
export function watchFacetSearch(form: HTMLFormElement): void {
  form.addEventListener('input', ({ target }) => {
    if (isFacetSearch(target)) filterValues(target);
  });
  form.addEventListener('keydown', (event) => {
    // The list is already filtered; Enter would submit the form.
    if (event.key === 'Enter' && isFacetSearch(event.target)) event.preventDefault();
  });
}

/** Whether an event's target is the search field of a facet. */
export function isFacetSearch(target: EventTarget | null): target is HTMLInputElement {
  return target instanceof HTMLInputElement && target.dataset.facetSearch !== undefined;
}

function filterValues(input: HTMLInputElement): void {
  const facet = input.closest('[data-facet]');
  const query = fold(input.value).trim();
  // Only the top level: nested values are shown or hidden with their parent.
  const values = facet?.querySelector('ul');
  let shownCount = 0;
  for (const item of values?.querySelectorAll<HTMLElement>(':scope > *') ?? []) {
    const texts = [...item.querySelectorAll('[data-facet-text]')];
    const matches = texts.some((text) => fold(text.textContent ?? '').includes(query));
    item.hidden = !matches;
    if (matches) shownCount += 1;
  }
  const emptyMessage = facet?.querySelector<HTMLElement>('[data-facet-nothing]');
  if (emptyMessage)
    emptyMessage.textContent = shownCount === 0 ? (emptyMessage.dataset.facetNothing ?? '') : '';
}
