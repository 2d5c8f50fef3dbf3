import { keepPresses } from './keepPresses';

/** Script of a part of some pages, fetched only by those. */
interface PartModule {
  start: (root: HTMLElement) => void;
}

/** By the value of `data-part` on the part's element. */
const parts: Readonly<Record<string, () => Promise<PartModule>>> = {
  calculatorEvents: () => import('./parts/calculatorEvents'),
  cardRow: () => import('./parts/cardRow'),
  carMedia: () => import('./carMedia/carMedia'),
  carousel: () => import('./parts/carousel'),
  copyAddress: () => import('./parts/copyAddress'),
  countdown: () => import('./parts/countdown'),
  film: () => import('./parts/film'),
  foldedText: () => import('./parts/foldedText'),
  gallery: () => import('./gallery/gallery'),
  providerFilm: () => import('./parts/providerFilm'),
};

/** Gives life to parts that need a few lines of script and no React. */
export function startParts(): void {
  document.querySelectorAll<HTMLElement>('[data-part]').forEach((root) => {
    const load = parts[root.dataset.part ?? ''];
    if (!load) return;
    // A part within a part has its own.
    const isMine = (button: Element) => button.closest('[data-part]') === root;
    const pressAgain = keepPresses(root, 'button', isMine);
    void load().then((module) => {
      module.start(root);
      pressAgain();
    });
  });
}
