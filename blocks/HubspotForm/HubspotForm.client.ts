import { recoverFocus } from '../../design-system/focus/client/passFocus';
import { onConsent, hasConsent } from '../../features/consent/ui/client/consent';
import { elementId } from './client/elementId';
import { loadProvider, SCRIPT_TIMEOUT_MS } from './client/providerScript';

/** Delay after which a sent form is replaced by an empty one. */
const RESET_DELAY_MS = 3000;

/** Renders a form of the provider as soon as the visitor has agreed: in the page, or when its popup opens. */
export function start(root: HTMLElement): void {
  const { layout = 'inline' } = root.dataset;
  if (layout === 'popup') watchPopup(root, () => renderOnConsent(root));
  else renderOnConsent(root);
}

function watchPopup(root: HTMLElement, onFirstOpen: () => void): void {
  const dialog = root.querySelector<HTMLDialogElement>('[data-form-dialog]');
  let isOpened = false;
  root.querySelector('[data-form-open]')?.addEventListener('click', () => {
    dialog?.showModal();
    if (isOpened) return;
    isOpened = true;
    onFirstOpen();
  });
  dialog?.addEventListener('click', ({ target }) => {
    const isCloseButton = target instanceof Element && target.closest('[data-form-close]');
    // The consent settings are a dialog of the page, below the popup.
    const isConsentButton = target instanceof Element && target.closest('[data-consent-settings]');
    if (isCloseButton || isConsentButton || target === dialog) dialog.close();
  });
}

function renderOnConsent(root: HTMLElement): void {
  if (!hasConsent('marketing')) showState(root, 'consent');
  onConsent('marketing', () => void renderProviderForm(root));
}

async function renderProviderForm(root: HTMLElement): Promise<void> {
  const { script = '', portal = '', form = '', region = '' } = root.dataset;
  const container = root.querySelector<HTMLElement>('[data-form-place]');
  if (!container) return;
  container.id ||= elementId(form);
  showState(root, 'loading');
  try {
    const createForm = await loadProvider(script);
    const renderForm = () => {
      const timeout = setTimeout(() => showState(root, 'down'), SCRIPT_TIMEOUT_MS);
      const hadFocus = container.contains(document.activeElement);
      container.replaceChildren();
      createForm({
        region,
        portalId: portal,
        formId: form,
        target: `#${container.id}`,
        css: '',
        onFormReady() {
          clearTimeout(timeout);
          showState(root, 'ready');
          // The message that had the focus was removed.
          if (hadFocus) recoverFocus(container);
        },
        onFormSubmitted: () => void setTimeout(renderForm, RESET_DELAY_MS),
      });
    };
    renderForm();
  } catch {
    showState(root, 'down');
  }
}

/** Shows why the form is missing, or hides the message once the form is ready. */
function showState(root: HTMLElement, state: 'consent' | 'loading' | 'down' | 'ready'): void {
  const fallback = root.querySelector<HTMLElement>('[data-form-fallback]');
  if (!fallback) return;
  fallback.dataset.state = state;
  fallback.hidden = state === 'ready';
}
