/** Time that the confirmation is shown. */
const CONFIRMATION_MS = 1000;

/**
 * Adds a button after every mail and telephone link of the footer that copies the link's content. Script adds
 * the buttons, because they do nothing without JavaScript.
 */
export function start(footer: HTMLElement): void {
  const template = footer.querySelector('#copy-button > *');
  // Browsers have a clipboard on secure pages only.
  if (!template || !navigator.clipboard) return;
  const links = footer.querySelectorAll<HTMLAnchorElement>(
    'a[href^="mailto:" i], a[href^="tel:" i]',
  );
  for (const link of links) {
    const templateCopy = document.importNode(template, true);
    const button = templateCopy.querySelector('button');
    const status = templateCopy.querySelector<HTMLElement>('[role=status]');
    if (!button || !status) return;
    button.setAttribute('aria-label', `${button.getAttribute('aria-label')} ${readAddress(link)}`);
    button.addEventListener('click', () => void copyAddress(link, status));
    link.after(templateCopy);
  }
}

/** The address or number of a link: `hello@example.com` for `mailto:hello@example.com?subject=Hi`. */
function readAddress({ href }: HTMLAnchorElement): string {
  const address = href.replace(/^(mailto|tel):/i, '').replace(/\?.*$/, '');
  try {
    return decodeURIComponent(address);
  } catch {
    // The address has a percent sign that is not an escape sequence.
    return address;
  }
}

const timers = new WeakMap<HTMLElement, ReturnType<typeof setTimeout>>();

/** Copies the link's content and shows a confirmation for a second; shows nothing if the browser refuses. */
async function copyAddress(link: HTMLAnchorElement, status: HTMLElement): Promise<void> {
  try {
    await navigator.clipboard.writeText(readAddress(link));
  } catch {
    return;
  }
  status.textContent = status.dataset.copied ?? '';
  clearTimeout(timers.get(status));
  timers.set(
    status,
    setTimeout(() => (status.textContent = ''), CONFIRMATION_MS),
  );
}
