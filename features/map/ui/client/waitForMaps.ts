/** How often the maps library is looked for, and for how long at most, in ms (spec 3 §9). */
const POLL_MS = 100;
const MAX_WAIT_MS = 10_000;

/** Waits until the library of the maps service is there. Rejects when it is not in time, or when `signal` says so. */
export function waitForMaps(signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    let looks = 0;
    const end = (settle: () => void) => {
      clearInterval(timer);
      settle();
    };
    const look = () => {
      looks += 1;
      if (isThere()) end(resolve);
      else if (looks * POLL_MS >= MAX_WAIT_MS) {
        end(() => reject(new Error('The maps library did not come in time')));
      }
    };
    const timer = setInterval(look, POLL_MS);
    signal?.addEventListener('abort', () => end(() => reject(signal.reason as Error)), {
      once: true,
    });
  });
}

/** The script says that it is loaded before all that it brings is there. */
const isThere = (): boolean =>
  typeof (globalThis as { google?: { maps?: { Map?: unknown } } }).google?.maps?.Map === 'function';
