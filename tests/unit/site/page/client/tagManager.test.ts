/** @jest-environment jsdom */
import { saveConsentCookie } from '../../../../../features/consent/ui/client/consentCookie';
import { loadTagManager } from '../../../../../site/page/client/tagManager';

/** Returns the data layer with commands as their arguments, and an entry for the request of the container. */
const readDataLayer = () =>
  (window.dataLayer ?? []).map((entry) =>
    Object.prototype.toString.call(entry) === '[object Arguments]'
      ? [...(entry as Iterable<unknown>)]
      : Object.keys(entry as object),
  );

const denied = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'denied',
};
const start = ['gtm.start', 'event'];

beforeEach(() => {
  delete window.dataLayer;
  document.head.replaceChildren();
  document.cookie = 'consent=; max-age=0; path=/';
});

test('[TRACK-05] [SHELL-18] loads the container after denying consent by default', () => {
  loadTagManager('GTM-ABC123');
  const script = document.head.querySelector('script');
  expect(script?.src).toBe('https://www.googletagmanager.com/gtm.js?id=GTM-ABC123');
  expect(readDataLayer()).toEqual([
    ['consent', 'default', { ...denied, wait_for_update: 500 }],
    start,
  ]);
});

test('stored consent is sent before the container runs', () => {
  saveConsentCookie({ statistics: true, marketing: false });
  loadTagManager('GTM-ABC123');
  expect(readDataLayer().slice(1)).toEqual([
    ['consent', 'update', { ...denied, analytics_storage: 'granted' }],
    start,
  ]);
});

test('consent and its withdrawal are sent at once', () => {
  loadTagManager('GTM-ABC123');
  saveConsentCookie({ statistics: true, marketing: true });
  saveConsentCookie({ statistics: false, marketing: false });
  const granted = Object.fromEntries(Object.keys(denied).map((key) => [key, 'granted']));
  expect(readDataLayer().slice(2)).toEqual([
    ['consent', 'update', granted],
    ['consent', 'update', denied],
  ]);
});
