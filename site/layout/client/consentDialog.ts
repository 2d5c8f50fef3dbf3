import { consentCategories, type Consent } from '../../../features/consent/ui/consentCategories';
import { readConsentCookie } from '../../../features/consent/ui/client/consentCookie';
import { recoverFocus } from '../../../design-system/focus/client/passFocus';
import { copyConsentPart, onConsentAnswer } from './consentParts';

/**
 * Shows what the visitor has agreed to and lets them change it. Escape and a press beside the dialog
 * leave everything as it was; the browser keeps the focus in it and gives it back.
 */
export function showConsentDialog(): void {
  const dialog = copyConsentPart('dialog');
  if (!(dialog instanceof HTMLDialogElement)) return;
  const inputOf = (category: string) =>
    dialog.querySelector<HTMLInputElement>(`input[name="${category}"]`);

  const current = readConsentCookie();
  for (const category of consentCategories) {
    const input = inputOf(category);
    if (input) input.checked = current?.[category] ?? false;
  }
  const chosen = (): Consent => ({
    statistics: inputOf('statistics')?.checked ?? false,
    marketing: inputOf('marketing')?.checked ?? false,
  });
  onConsentAnswer(dialog, { chosen, done: () => dialog.close() });
  dialog.addEventListener('click', ({ target }) => {
    const closes = target instanceof Element && target.closest('[data-consent-close]');
    if (target === dialog || closes) dialog.close();
  });
  dialog.addEventListener('close', () => {
    dialog.remove();
    // Gone with the banner is the button that the browser would give the focus back to.
    recoverFocus(document.querySelector('[data-area="header"]'));
  });
  document.body.append(dialog);
  dialog.showModal();
}
