/** Pixels of scrolling after which the link back to the top shows (spec 1 §9). */
const threshold = 528;

/** Shows the link back to the top while the page is scrolled farther than that; without script it stays hidden. */
export function watchScrollToTop(): void {
  const link = document.querySelector('[data-scroll-to-top]');
  if (!link) return;
  const update = () => link.toggleAttribute('data-shown', scrollY > threshold);
  addEventListener('scroll', update, { passive: true });
  // A page that is loaded anew may be scrolled already.
  update();
}
