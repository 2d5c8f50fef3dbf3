/**
 * Loads videos and 360° views of a car (features/car/ui/mediaViewer) once the gallery is visible and the page, with its
 * first picture, has loaded.
 */
export function start(root: HTMLElement): void {
  const watch = () => {
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      void import('./client/showMedia').then((module) => module.showMedia(root));
    });
    observer.observe(root);
  };
  if (document.readyState === 'complete') watch();
  else addEventListener('load', watch, { once: true });
}
