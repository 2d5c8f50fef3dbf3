import type { Consent } from '../../../features/consent/ui/consentCategories';
import {
  consentChange,
  readConsentCookie,
} from '../../../features/consent/ui/client/consentCookie';

/**
 * Loads the tag manager with consent denied until the visitor has agreed (consent mode v2): the default
 * must stand in the data layer before the container's script runs, an answer follows it at once. Where
 * the container brings a consent manager, that one tells the answers instead.
 * @param id container id, checked by the server.
 */
export function loadTagManager(id: string): void {
  const layer = (window.dataLayer ??= []);
  // The tag manager tells commands from events by their being an `arguments` object.
  function command(..._: unknown[]): void {
    // eslint-disable-next-line prefer-rest-params -- the container reads the arguments object itself
    layer.push(arguments);
  }
  const tellAnswer = () => {
    const answer = readConsentCookie();
    if (answer) command('consent', 'update', consentMode(answer));
  };
  const nothing = consentMode({ statistics: false, marketing: false });
  command('consent', 'default', { ...nothing, wait_for_update: 500 });
  tellAnswer();
  addEventListener(consentChange, tellAnswer);
  layer.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  const script = document.createElement('script');
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(id)}`;
  document.head.append(script);
}

/** An answer in the words of consent mode. */
function consentMode({ statistics, marketing }: Consent) {
  const word = (agreed: boolean) => (agreed ? 'granted' : 'denied');
  return {
    ad_storage: word(marketing),
    ad_user_data: word(marketing),
    ad_personalization: word(marketing),
    analytics_storage: word(statistics),
  };
}
