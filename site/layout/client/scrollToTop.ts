/** The link back to the top is shown after this many pixels of scrolling. */
const THRESHOLD_PX = 528;

/**
 * Shows the link back to the top while the page is scrolled farther than that; without JavaScript it
 * stays hidden.
 */
export function watchScrollToTop(): void {
  const link = document.querySelector('[data-scroll-to-top]');
  if (!link) return;
  const update = () => link.toggleAttribute('data-shown', scrollY > THRESHOLD_PX);
  addEventListener('scroll', update, { passive: true });
  // A reloaded page may already be scrolled.
  update();
}
