/**
 * Collapses a banner that has been scrolled out of view, so that it cannot be reached by keyboard, and expands it
 * when its place is visible again (OQ-23). The place keeps its height, so that the page does not jump.
 */
export function start(container: HTMLElement): void {
  const banner = container.firstElementChild;
  if (!banner) return;
  let isOutOfView = false;
  const update = () => {
    // Not while it contains the focus, which would be lost.
    const isCollapsed = isOutOfView && !banner.contains(document.activeElement);
    // Measured now, because a collapsed banner has no height.
    if (isCollapsed && !banner.hasAttribute('data-passed')) {
      container.style.minBlockSize = `${container.offsetHeight}px`;
    }
    if (!isCollapsed) container.style.minBlockSize = '';
    banner.toggleAttribute('data-passed', isCollapsed);
  };
  new IntersectionObserver(([entry]) => {
    isOutOfView = entry !== undefined && !entry.isIntersecting && scrollY > 0;
    update();
  }).observe(container);
  // The next element gets the focus only after this event.
  banner.addEventListener('focusout', () => setTimeout(update));
}
