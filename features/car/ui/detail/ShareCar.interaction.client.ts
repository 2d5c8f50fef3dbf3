import { canShareAddress, shareAddress } from '../../../share/ui/client/shareAddress';

/** How long the status says that the address was copied. */
const COPIED_STATUS_MS = 2500;

/** Shares the address of the car (CarLinks.tsx); removed where the browser can neither share nor copy. */
export function start(root: HTMLElement): void {
  const button = root.querySelector('button');
  const status = root.querySelector<HTMLElement>('[role=status]');
  root.hidden = !canShareAddress();
  if (!button || !status || root.hidden) return;
  let timer: ReturnType<typeof setTimeout>;
  const share = async (): Promise<void> => {
    const { address = location.href, title = document.title } = root.dataset;
    if ((await shareAddress(address, title)) !== 'copied') return;
    status.textContent = status.dataset.copied ?? '';
    clearTimeout(timer);
    timer = setTimeout(() => (status.textContent = ''), COPIED_STATUS_MS);
  };
  // `shareAddress` handles a rejection.
  button.addEventListener('click', () => void share());
}
