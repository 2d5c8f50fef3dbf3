/** Milliseconds that the button says that it has copied (spec 1 §9). */
const saysCopied = 1000;

/**
 * Lets a button put an address into the clipboard (blocks/SocialSharing). It is hidden until then,
 * because without script, or on a page without a clipboard, it could do nothing.
 */
export function start(root: HTMLElement): void {
  const button = root.querySelector('button');
  const status = root.querySelector<HTMLElement>('[role=status]');
  // Browsers have a clipboard on secure pages only.
  if (!button || !status || !navigator.clipboard) return;
  let timer: ReturnType<typeof setTimeout>;
  root.hidden = false;
  button.addEventListener('click', async () => {
    try {
      await navigator.clipboard.writeText(root.dataset.address ?? location.href);
    } catch {
      return;
    }
    status.textContent = status.dataset.copied ?? '';
    clearTimeout(timer);
    timer = setTimeout(() => (status.textContent = ''), saysCopied);
  });
}
