/** Searches within a facet: values without the words go out of sight, with those below them. */
export function watchFacetSearch(form: HTMLFormElement): void {
  form.addEventListener('input', ({ target }) => {
    if (isFacetSearch(target)) filterValues(target);
  });
  form.addEventListener('keydown', (event) => {
    // Enter searches here; it would send the form.
    if (event.key === 'Enter' && isFacetSearch(event.target)) event.preventDefault();
  });
}

export function isFacetSearch(target: EventTarget | null): target is HTMLInputElement {
  return target instanceof HTMLInputElement && target.dataset.facetSearch !== undefined;
}

function filterValues(input: HTMLInputElement): void {
  const facet = input.closest('[data-facet]');
  const wanted = fold(input.value);
  // Values within a value are seen with it.
  const values = facet?.querySelector('ul');
  let shown = 0;
  for (const item of values?.querySelectorAll<HTMLElement>(':scope > *') ?? []) {
    const texts = [...item.querySelectorAll('[data-facet-text]')];
    const fits = texts.some((text) => fold(text.textContent ?? '').includes(wanted));
    item.hidden = !fits;
    if (fits) shown += 1;
  }
  const nothing = facet?.querySelector<HTMLElement>('[data-facet-nothing]');
  if (nothing) nothing.textContent = shown === 0 ? (nothing.dataset.facetNothing ?? '') : '';
}

const fold = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .trim();
