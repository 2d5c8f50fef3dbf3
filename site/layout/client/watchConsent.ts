import { readConsentCookie } from '../../../features/consent/ui/client/consentCookie';

/** Title by which editors mark links to the cookie settings; the footer marks its own with data. */
const settingsLink = '[data-consent-settings],a[title="hedin_cookie_consent_settings"]';

/**
 * Opens the cookie settings from links to them, and asks visitors who have not answered yet, where the
 * site has something to ask (spec 1 §2.6). All of it but this is loaded when it is needed.
 */
export function watchConsent(): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest(settingsLink);
    if (!link) return;
    // Without script, and if the script cannot be had, the link leads to the cookie policy.
    event.preventDefault();
    void import('./openConsentSettings').then((module) => module.openConsentSettings());
  });
  const asks = document.documentElement.dataset.asksConsent !== undefined;
  if (asks && !readConsentCookie()) {
    void import('./consentBanner').then((module) => module.showConsentBanner());
  }
}
