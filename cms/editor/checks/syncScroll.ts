/**
 * Keeps the scroll positions of windows in sync, as shares of their heights.
 * @returns a function that stops it
 */
export function syncScroll(windows: readonly Window[]): () => void {
  const abortController = new AbortController();
  const { signal } = abortController;
  // A window that is scrolled by script also fires `scroll`: that event must not scroll the others again.
  let scrolledByScript: Window | undefined;
  for (const source of windows) {
    source.addEventListener(
      'scroll',
      () => {
        if (scrolledByScript === source) {
          scrolledByScript = undefined;
          return;
        }
        const share = source.scrollY / Math.max(1, getMaxScrollY(source));
        for (const target of windows) {
          const top = Math.round(share * getMaxScrollY(target));
          if (target === source || Math.abs(target.scrollY - top) < 2) continue;
          scrolledByScript = target;
          target.scrollTo({ top, behavior: 'instant' });
        }
      },
      { signal, passive: true },
    );
  }
  return () => abortController.abort();
}

const getMaxScrollY = ({ document, innerHeight }: Window) =>
  document.documentElement.scrollHeight - innerHeight;
