/** A page that was loaded in an invisible frame, to measure it. */
export interface OpenedPage {
  page: Document;
  window: Window;
  close: () => void;
}

/** Maximum wait for a page and its pictures, in ms. */
const TIMEOUT_MS = 12_000;
/** Time for resources that a page loads directly after its `load` event, in ms. */
const SETTLE_MS = 600;

/**
 * Loads a page of our origin in an invisible frame of a given size, and waits for its resources. The caller
 * closes it.
 * @throws Error on a timeout, or when the signal is aborted
 */
export async function openPage(
  address: string,
  { width, height }: { width: number; height: number },
  signal: AbortSignal,
): Promise<OpenedPage> {
  const frame = document.createElement('iframe');
  Object.assign(frame.style, {
    position: 'fixed',
    inset: '0 auto auto 0',
    width: `${width}px`,
    height: `${height}px`,
    border: '0',
    // Transparent instead of hidden, so that the browser lays it out and paints it.
    opacity: '0',
    pointerEvents: 'none',
    zIndex: '-1',
  });
  frame.inert = true;
  frame.tabIndex = -1;
  frame.setAttribute('aria-hidden', 'true');
  frame.src = address;
  const close = () => frame.remove();
  try {
    await new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error('The page timed out')), TIMEOUT_MS);
      signal.addEventListener('abort', () => reject(new Error('Cancelled')));
      frame.addEventListener('load', () => {
        clearTimeout(timer);
        resolve();
      });
      document.body.append(frame);
    });
    await new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
    const { contentDocument: page, contentWindow: window } = frame;
    // An error response, such as a 401, has no main area.
    if (signal.aborted || !window || !page?.querySelector('[data-area="main"]')) {
      throw new Error('The page is missing');
    }
    return { page, window, close };
  } catch (error) {
    close();
    throw error;
  }
}
