import type { NavigationBar } from './navigationBar';

/** Pixels of scrolling after which a bar that lies over the page becomes solid (spec 1 §9). */
const threshold = 100;

/** Gives a transparent bar its solid look once the page has scrolled. */
export function watchStickyBar({ element }: NavigationBar): void {
  if (element.dataset.overlay === undefined) return;
  const update = () => element.toggleAttribute('data-solid', scrollY > threshold);
  addEventListener('scroll', update, { passive: true });
  update();
}
