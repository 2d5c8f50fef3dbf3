/** Hides the button where the whole text is visible without it (features/car/ui/detail/Fold). */
export function start(root: HTMLElement): void {
  const text = root.querySelector('[data-folds]');
  const button = root.querySelector('details');
  if (!text || !button) return;
  // Window and font sizes can change. An expanded text keeps its button, which collapses it again.
  new ResizeObserver(() => {
    if (!button.open) button.hidden = text.scrollHeight <= text.clientHeight + 1;
  }).observe(text);
}
