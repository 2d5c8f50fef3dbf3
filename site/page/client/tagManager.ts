import type { Consent } from '../../../features/consent/ui/consentCategories';
import {
  consentChangeEvent,
  readConsentCookie,
} from '../../../features/consent/ui/client/consentCookie';

/**
 * Loads the tag manager. Consent is denied until the visitor has agreed (consent mode v2): the default must
 * be in the data layer before the container's script runs, and an existing answer follows at once. If the
 * container includes a consent manager, that one reports the answers instead.
 * @param id container id, checked by the server
 */
export function loadTagManager(id: string): void {
  const layer = (window.dataLayer ??= []);
  // The tag manager recognises commands by their being an `arguments` object.
  function command(..._: unknown[]): void {
    // eslint-disable-next-line prefer-rest-params -- the container reads the arguments object itself
    layer.push(arguments);
  }
  const sendConsent = () => {
    const answer = readConsentCookie();
    if (answer) command('consent', 'update', consentMode(answer));
  };
  const denied = consentMode({ statistics: false, marketing: false });
  command('consent', 'default', { ...denied, wait_for_update: 500 });
  sendConsent();
  addEventListener(consentChangeEvent, sendConsent);
  layer.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  const script = document.createElement('script');
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(id)}`;
  document.head.append(script);
}

/** A consent in the terms of consent mode. */
function consentMode({ statistics, marketing }: Consent) {
  const state = (agreed: boolean) => (agreed ? 'granted' : 'denied');
  return {
    ad_storage: state(marketing),
    ad_user_data: state(marketing),
    ad_personalization: state(marketing),
    analytics_storage: state(statistics),
  };
}
