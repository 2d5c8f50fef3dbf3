/** Milliseconds that the button says that it has copied (spec 1 §9). */
const saysCopied = 1000;

/**
 * Lets a button put an address into the clipboard (blocks/SocialSharing), and takes it away where there is none:
 * browsers have one on secure pages only.
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
    timer = setTimeout(() => (status.textContent = ''), saysCopied);
  };
  // A refusal of the browser ends in `copy`.
  button.addEventListener('click', () => void copy());
}
