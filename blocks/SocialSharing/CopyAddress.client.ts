/** Time that the confirmation is shown. */
const CONFIRMATION_MS = 1000;

/**
 * Copies an address to the clipboard on click (blocks/SocialSharing). Hidden where the Clipboard API is missing:
 * browsers provide it only on secure pages.
 */
export function start(root: HTMLElement): void {
  const button = root.querySelector('button');
  const status = root.querySelector<HTMLElement>('[role=status]');
  root.hidden = !navigator.clipboard;
  if (!button || !status || root.hidden) return;
  let timer: ReturnType<typeof setTimeout>;
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(root.dataset.address ?? location.href);
    } catch {
      return;
    }
    status.textContent = status.dataset.copied ?? '';
    clearTimeout(timer);
    timer = setTimeout(() => (status.textContent = ''), CONFIRMATION_MS);
  };
  // `copy` never rejects: it ignores a refusal by the browser.
  button.addEventListener('click', () => void copy());
}
