/** Hides the button where the whole text is visible without it (features/car/ui/detail/Fold). */
export function start(root: HTMLElement): void {
  const text = root.querySelector('[data-folds]');
  const button = root.querySelector('details');
  if (!text || !button) return;
  // Window and font sizes change: checks again, unless the visitor has opened it.
  new ResizeObserver(() => {
    if (!button.open) button.hidden = text.scrollHeight <= text.clientHeight + 1;
  }).observe(text);
}
