/**
 * Makes areas that scroll sideways (`data-scrolls`) focusable while they overflow. An area without overflow
 * must not be a tab stop, since it would have no purpose (WCAG 2.1.1).
 */
export function watchScrollAreas(): void {
  for (const area of document.querySelectorAll<HTMLElement>('[data-scrolls]')) {
    const observer = new ResizeObserver(() => {
      if (area.scrollWidth > area.clientWidth) area.tabIndex = 0;
      else area.removeAttribute('tabindex');
    });
    // The area's content is observed as well: it grows when its fonts have loaded.
    for (const box of [area, ...area.children]) observer.observe(box);
  }
}
