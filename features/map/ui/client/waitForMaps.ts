const POLL_INTERVAL_MS = 100;
const MAX_WAIT_MS = 10_000;

/** Waits until the library of the maps service is available. Rejects on timeout or abort. */
export function waitForMaps(signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    let attempts = 0;
    const finish = (settle: () => void) => {
      clearInterval(timer);
      settle();
    };
    const poll = () => {
      attempts += 1;
      if (isMapLoaded()) finish(resolve);
      else if (attempts * POLL_INTERVAL_MS >= MAX_WAIT_MS) {
        finish(() => reject(new Error('Maps library timed out')));
      }
    };
    const timer = setInterval(poll, POLL_INTERVAL_MS);
    signal?.addEventListener('abort', () => finish(() => reject(signal.reason as Error)), {
      once: true,
    });
  });
}

/** Whether the library is available; the script's load event fires before that. */
const isMapLoaded = (): boolean =>
  typeof (globalThis as { google?: { maps?: { Map?: unknown } } }).google?.maps?.Map === 'function';
