/** Milliseconds that a button says that it has copied (spec 1 §9). */
const saysCopied = 1000;

/**
 * Puts a button after every link to a mailbox or telephone of the footer that copies what stands in the
 * link (spec 1 §2.6). Made here, because without script it could do nothing.
 */
export function start(footer: HTMLElement): void {
  const original = footer.querySelector('#copy-button > *');
  // Browsers have a clipboard on secure pages only.
  if (!original || !navigator.clipboard) return;
  const links = footer.querySelectorAll<HTMLAnchorElement>(
    'a[href^="mailto:" i], a[href^="tel:" i]',
  );
  for (const link of links) {
    const copy = document.importNode(original, true);
    const button = copy.querySelector('button');
    const status = copy.querySelector<HTMLElement>('[role=status]');
    if (!button || !status) return;
    button.setAttribute('aria-label', `${button.getAttribute('aria-label')} ${addressOf(link)}`);
    button.addEventListener('click', () => void copyAddress(link, status));
    link.after(copy);
  }
}

/** The address or number alone: `mailto:hello@example.com?subject=Hi` is `hello@example.com`. */
function addressOf({ href }: HTMLAnchorElement): string {
  const address = href.replace(/^(mailto|tel):/i, '').replace(/\?.*$/, '');
  try {
    return decodeURIComponent(address);
  } catch {
    // A percent sign that stands for itself.
    return address;
  }
}

const timers = new WeakMap<HTMLElement, ReturnType<typeof setTimeout>>();

/** Says so for a second once it is copied; says nothing when the browser refuses. */
async function copyAddress(link: HTMLAnchorElement, status: HTMLElement): Promise<void> {
  try {
    await navigator.clipboard.writeText(addressOf(link));
  } catch {
    return;
  }
  status.textContent = status.dataset.copied ?? '';
  clearTimeout(timers.get(status));
  timers.set(
    status,
    setTimeout(() => (status.textContent = ''), saysCopied),
  );
}
