/** Shows in counters and buttons below `root` which of `count` pictures is in sight. */
export function showPosition(root: ParentNode, index: number, count: number): void {
  for (const number of root.querySelectorAll('[data-gallery-number]')) {
    number.textContent = String(index + 1);
  }
  // Not disabled for the browser: the button that was just used would lose the focus at the end.
  for (const step of root.querySelectorAll<HTMLElement>('[data-gallery-step]')) {
    const end = step.dataset.galleryStep === 'back' ? 0 : count - 1;
    step.ariaDisabled = String(index === end);
  }
}
