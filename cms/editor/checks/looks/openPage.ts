/** A page that was opened out of sight, to be measured. */
export interface OpenedPage {
  page: Document;
  window: Window;
  close: () => void;
}

/** Longest wait for a page and its pictures, in ms. */
const PATIENCE_MS = 12_000;
/** What a page loads by itself soon after it is there, in ms. */
const SETTLING_MS = 600;

/**
 * Opens a page of our own origin in a window of a size, behind everything, and waits until what it loads by itself
 * is there. Close it afterwards. @throws Error when it is not there in time, or the signal is aborted
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
    // Seen by nobody, and laid out and painted all the same.
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
      const timer = setTimeout(
        () => reject(new Error('The page did not come in time')),
        PATIENCE_MS,
      );
      signal.addEventListener('abort', () => reject(new Error('No longer wanted')));
      frame.addEventListener('load', () => {
        clearTimeout(timer);
        resolve();
      });
      document.body.append(frame);
    });
    await new Promise((resolve) => setTimeout(resolve, SETTLING_MS));
    const { contentDocument: page, contentWindow: window } = frame;
    // An answer of the server that is no page, such as a 401, has no shell around it.
    if (signal.aborted || !window || !page?.querySelector('[data-area="main"]')) {
      throw new Error('There is no page');
    }
    return { page, window, close };
  } catch (error) {
    close();
    throw error;
  }
}
