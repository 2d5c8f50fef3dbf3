/** Makes the error card's button reload the page, including its query. */
export function watchReloadButtons(): void {
  document.addEventListener('click', (event) => {
    const button = event.target instanceof Element && event.target.closest('[data-reload]');
    if (!button) return;
    event.preventDefault();
    location.reload();
  });
}
