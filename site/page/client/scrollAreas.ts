/**
 * What scrolls sideways (`data-scrolls`) can be reached with the keyboard for as long as it does; an
 * area that fits its place would be a stop at which there is nothing to do (WCAG 2.1.1).
 */
export function watchScrollAreas(): void {
  for (const area of document.querySelectorAll<HTMLElement>('[data-scrolls]')) {
    const observer = new ResizeObserver(() => {
      if (area.scrollWidth > area.clientWidth) area.tabIndex = 0;
      else area.removeAttribute('tabindex');
    });
    // Its contents as well: they grow when their fonts arrive.
    for (const box of [area, ...area.children]) observer.observe(box);
  }
}
