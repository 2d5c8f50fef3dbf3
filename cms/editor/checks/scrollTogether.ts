/**
 * Scrolls windows together: each is as far through its page as the one that is scrolled.
 * @returns how to end it
 */
export function scrollTogether(windows: readonly Window[]): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  // A window that was scrolled by another one tells so as well.
  let answering: Window | undefined;
  for (const one of windows) {
    one.addEventListener(
      'scroll',
      () => {
        if (answering === one) {
          answering = undefined;
          return;
        }
        const share = one.scrollY / Math.max(1, roomOf(one));
        for (const other of windows) {
          const top = Math.round(share * roomOf(other));
          if (other === one || Math.abs(other.scrollY - top) < 2) continue;
          answering = other;
          other.scrollTo({ top, behavior: 'instant' });
        }
      },
      { signal, passive: true },
    );
  }
  return () => stop.abort();
}

const roomOf = ({ document, innerHeight }: Window) =>
  document.documentElement.scrollHeight - innerHeight;
