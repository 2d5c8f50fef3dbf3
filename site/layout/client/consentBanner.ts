import { consentChangeEvent } from '../../../features/consent/ui/client/consentCookie';
import { passFocus } from '../../../design-system/focus/client/passFocus';
import { copyConsentSection, onConsentAnswer } from './consentSections';

/**
 * Shows the consent banner to visitors who have not answered yet. The banner is not modal: the page can be
 * used, the focus is not moved, and Tab reaches the banner right after the skip link.
 */
export function showConsentBanner(): void {
  const banner = copyConsentSection('[data-consent-banner]');
  if (!banner) return;
  document.querySelector('[data-area="header"]')?.before(banner);
  onConsentAnswer(banner, { done: () => undefined });
  // Few visitors open the details, so the dialog is loaded on demand.
  banner.querySelector('[data-consent-details]')?.addEventListener('click', () => {
    void import('./consentDialog').then((module) => module.showConsentDialog());
  });
  // Removes the banner after an answer in it or in the dialog.
  const remove = () => {
    passFocus(banner);
    banner.remove();
  };
  addEventListener(consentChangeEvent, remove, { once: true });
}
