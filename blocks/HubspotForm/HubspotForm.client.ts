import { recoverFocus } from '../../design-system/focus/client/passFocus';
import { onConsent, hasConsent } from '../../features/consent/ui/client/consent';
import { elementId } from './client/elementId';
import { loadProvider, PATIENCE_MS } from './client/providerScript';

/** How long a form that was sent says so, in ms; then it stands there anew (spec 3 §2.8, §9). */
const RESET_MS = 3000;

/** Draws a form of the provider once the visitor has agreed, in the page or when its popup opens. */
export function start(root: HTMLElement): void {
  const { layout = 'inline' } = root.dataset;
  if (layout === 'popup') watchPopup(root, () => drawOnConsent(root));
  else drawOnConsent(root);
}

function watchPopup(root: HTMLElement, onFirst: () => void): void {
  const dialog = root.querySelector<HTMLDialogElement>('[data-form-dialog]');
  let isDrawn = false;
  root.querySelector('[data-form-open]')?.addEventListener('click', () => {
    dialog?.showModal();
    if (isDrawn) return;
    isDrawn = true;
    onFirst();
  });
  dialog?.addEventListener('click', ({ target }) => {
    const closes = target instanceof Element && target.closest('[data-form-close]');
    // Settings of consent open over the page, not over the popup.
    const leaves = target instanceof Element && target.closest('[data-consent-settings]');
    if (closes || leaves || target === dialog) dialog.close();
  });
}

function drawOnConsent(root: HTMLElement): void {
  if (!hasConsent('marketing')) tell(root, 'consent');
  onConsent('marketing', () => void draw(root));
}

async function draw(root: HTMLElement): Promise<void> {
  const { script = '', portal = '', form = '', region = '' } = root.dataset;
  const place = root.querySelector<HTMLElement>('[data-form-place]');
  if (!place) return;
  place.id ||= elementId(form);
  tell(root, 'loading');
  try {
    const create = await loadProvider(script);
    const drawAnew = () => {
      const late = setTimeout(() => tell(root, 'down'), PATIENCE_MS);
      const hadFocus = place.contains(document.activeElement);
      place.replaceChildren();
      create({
        region,
        portalId: portal,
        formId: form,
        target: `#${place.id}`,
        css: '',
        onFormReady() {
          clearTimeout(late);
          tell(root, 'ready');
          // The message that had the focus has gone.
          if (hadFocus) recoverFocus(place);
        },
        onFormSubmitted: () => void setTimeout(drawAnew, RESET_MS),
      });
    };
    drawAnew();
  } catch {
    tell(root, 'down');
  }
}

/** Says why the form is not there, or nothing once it is. */
function tell(root: HTMLElement, state: 'consent' | 'loading' | 'down' | 'ready'): void {
  const fallback = root.querySelector<HTMLElement>('[data-form-fallback]');
  if (!fallback) return;
  fallback.dataset.state = state;
  fallback.hidden = state === 'ready';
}
