/** Pixels of scrolling after which the link back to the top shows (spec 1 §9). */
const threshold = 528;

/**
 * Shows the link back to the top to who is far down and on the way up, or at the end; who reads on is left
 * alone. It stays for as long as it has the focus; without script it stays hidden.
 */
export function watchScrollToTop(): void {
  const link = document.querySelector('[data-scroll-to-top]');
  if (!link) return;
  let before = scrollY;
  const update = () => {
    if (scrollY === before) return;
    const left = document.documentElement.scrollHeight - scrollY - innerHeight;
    const isWanted = scrollY < before || left < innerHeight || link.matches(':focus');
    link.toggleAttribute('data-shown', isWanted && scrollY > threshold);
    before = scrollY;
  };
  addEventListener('scroll', update, { passive: true });
}
