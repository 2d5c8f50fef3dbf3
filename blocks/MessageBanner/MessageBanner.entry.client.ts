/**
 * A banner that has been scrolled past collapses to nothing, out of reach of the keyboard too, and is
 * back when its place is (OQ-23). Its place stays as high as it was, so that the page does not jump.
 */
export function start(room: HTMLElement): void {
  const banner = room.firstElementChild;
  if (!banner) return;
  let outOfSight = false;
  const update = () => {
    // Not while it has the focus, which would be lost.
    const passed = outOfSight && !banner.contains(document.activeElement);
    // Once collapsed, the banner itself no longer knows how high it was.
    if (passed && !banner.hasAttribute('data-passed')) {
      room.style.minBlockSize = `${room.offsetHeight}px`;
    }
    if (!passed) room.style.minBlockSize = '';
    banner.toggleAttribute('data-passed', passed);
  };
  new IntersectionObserver(([entry]) => {
    outOfSight = entry !== undefined && !entry.isIntersecting && scrollY > 0;
    update();
  }).observe(room);
  // The next stop has the focus only once this event is over.
  banner.addEventListener('focusout', () => setTimeout(update));
}
