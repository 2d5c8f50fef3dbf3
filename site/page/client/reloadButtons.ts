/** Lets the error card's button reload the page as it is, query and all (spec 1 §2.1). */
export function watchReloadButtons(): void {
  document.addEventListener('click', (event) => {
    const button = event.target instanceof Element && event.target.closest('[data-reload]');
    if (!button) return;
    event.preventDefault();
    location.reload();
  });
}
