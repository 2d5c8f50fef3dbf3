/**
 * Keeps the page where it is while it is edited: links and forms can be looked at and edited, not
 * followed (spec 1 §6). First in line, before any handler of the page.
 */
export function holdNavigation(target: Document = document): void {
  for (const type of ['click', 'auxclick'] as const) {
    target.addEventListener(type, holdLink, { capture: true });
  }
  target.addEventListener('submit', (event) => event.preventDefault(), { capture: true });
}

function holdLink(event: Event): void {
  const clicked = event.target;
  if (clicked instanceof Element && clicked.closest('a, area')) event.preventDefault();
}
