import { consentChange } from '../../../features/consent/ui/client/consentCookie';
import { passFocus } from '../../../design-system/focus/client/passFocus';
import { copyConsentPart, onConsentAnswer } from './consentParts';

/**
 * Asks a visitor who has not answered yet, without standing in the way: the page can be read and used,
 * the focus stays where it is, and Tab comes to the question right after the link to the content.
 */
export function showConsentBanner(): void {
  const banner = copyConsentPart('[data-consent-banner]');
  if (!banner) return;
  document.querySelector('[data-area="header"]')?.before(banner);
  onConsentAnswer(banner, { done: () => undefined });
  // Few ask for details: they are fetched then.
  banner.querySelector('[data-consent-details]')?.addEventListener('click', () => {
    void import('./consentDialog').then((it) => it.showConsentDialog());
  });
  // However the answer came, by this banner or by the dialog.
  const leave = () => {
    passFocus(banner);
    banner.remove();
  };
  addEventListener(consentChange, leave, { once: true });
}
