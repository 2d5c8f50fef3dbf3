import { canShareAddress, shareAddress } from '../../../share/ui/client/shareAddress';

/** Ms that the button says that it has copied. */
const SAYS_COPIED_MS = 2500;

/** Gives the address of the car to others (CarWays.tsx); goes where the browser can do neither. */
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
    timer = setTimeout(() => (status.textContent = ''), SAYS_COPIED_MS);
  };
  // A refusal ends in `shareAddress`.
  button.addEventListener('click', () => void share());
}
