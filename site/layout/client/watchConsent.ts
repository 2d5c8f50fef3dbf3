import { readConsentCookie } from '../../../features/consent/ui/client/consentCookie';

/**
 * Links to the cookie settings: editors mark theirs with this title, the footer marks its own with a data
 * attribute.
 */
const SETTINGS_LINK = '[data-consent-settings],a[title="hedin_cookie_consent_settings"]';

/**
 * Opens the cookie settings from links to them, and shows the consent banner to visitors who have not
 * answered yet, on sites that need consent. All other code for consent is loaded on demand.
 */
export function watchConsent(): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest(SETTINGS_LINK);
    if (!link) return;
    // Without JavaScript, and if it fails to load, the link leads to the cookie policy.
    event.preventDefault();
    void import('./openConsentSettings').then((module) => module.openConsentSettings());
  });
  const isConsentRequired = document.documentElement.dataset.asksConsent !== undefined;
  if (isConsentRequired && !readConsentCookie()) {
    void import('./consentBanner').then((module) => module.showConsentBanner());
  }
}
