/**
 * Prevents navigation while the page is edited: links and forms can be edited, but not followed or sent.
 * Must run before all other handlers of the page.
 */
export function preventNavigation(target: Document = document): void {
  for (const type of ['click', 'auxclick'] as const) {
    target.addEventListener(type, preventLink, { capture: true });
  }
  target.addEventListener('submit', (event) => event.preventDefault(), { capture: true });
}

function preventLink(event: Event): void {
  const clicked = event.target;
  if (clicked instanceof Element && clicked.closest('a, area')) event.preventDefault();
}
