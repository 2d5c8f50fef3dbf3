/** Takes the button away from a text that is shown whole without it (features/car/ui/detail/Fold). */
export function start(root: HTMLElement): void {
  const text = root.querySelector('[data-folds]');
  const button = root.querySelector('details');
  if (!text || !button) return;
  // Windows change, and letters grow: what fits is told anew, unless the visitor has opened it.
  new ResizeObserver(() => {
    if (!button.open) button.hidden = text.scrollHeight <= text.clientHeight + 1;
  }).observe(text);
}
