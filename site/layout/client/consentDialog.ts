import { consentCategories, type Consent } from '../../../features/consent/ui/consentCategories';
import { readConsentCookie } from '../../../features/consent/ui/client/consentCookie';
import { recoverFocus } from '../../../design-system/focus/client/passFocus';
import { copyConsentSection, onConsentAnswer } from './consentSections';

/**
 * Shows a visitor's consent and lets them change it. Escape and a click outside the dialog change
 * nothing; the browser keeps the focus in it and restores it afterwards.
 */
export function showConsentDialog(): void {
  const dialog = copyConsentSection('dialog');
  if (!(dialog instanceof HTMLDialogElement)) return;
  const findInput = (category: string) =>
    dialog.querySelector<HTMLInputElement>(`input[name="${category}"]`);

  const current = readConsentCookie();
  for (const category of consentCategories) {
    const input = findInput(category);
    if (input) input.checked = current?.[category] ?? false;
  }
  const readChoices = (): Consent => ({
    statistics: findInput('statistics')?.checked ?? false,
    marketing: findInput('marketing')?.checked ?? false,
  });
  onConsentAnswer(dialog, { chosen: readChoices, done: () => dialog.close() });
  dialog.addEventListener('click', ({ target }) => {
    const isCloseButton = target instanceof Element && target.closest('[data-consent-close]');
    if (target === dialog || isCloseButton) dialog.close();
  });
  dialog.addEventListener('close', () => {
    dialog.remove();
    // The button that the browser would return the focus to was removed with the banner.
    recoverFocus(document.querySelector('[data-area="header"]'));
  });
  document.body.append(dialog);
  dialog.showModal();
}
