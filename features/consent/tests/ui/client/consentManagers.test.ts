/** @jest-environment jsdom */
import { hasConsent, subscribeToConsent } from '../../../ui/client/consent';
import { saveConsentCookie } from '../../../ui/client/consentCookie';
import { findConsentManager } from '../../../ui/client/consentManagers';

const names = ['UC_UI', '__ucCmp', 'Cookiebot', 'OneTrust', 'OnetrustActiveGroups'] as const;
const opened: string[] = [];
const opens = (name: string) => () => void opened.push(name);

afterEach(() => {
  opened.length = 0;
  document.cookie = 'consent=; max-age=0; path=/';
  for (const name of names) window[name] = undefined;
});

/** Each manager as its maker puts it on the page, after "statistics" was agreed to and "marketing" not. */
const managers = {
  UC_UI: () => ({
    showSecondLayer: opens('UC_UI'),
    getServicesBaseInfo: () => [
      { categorySlug: 'essential', consent: { status: true } },
      { categorySlug: 'functional', consent: { status: true } },
      { categorySlug: 'marketing', consent: { status: true } },
      { categorySlug: 'marketing', consent: { status: false } },
    ],
  }),
  __ucCmp: () => ({
    showSecondLayer: opens('__ucCmp'),
    getConsentDetails: async () => ({
      categories: { functional: { state: 'ALL_ACCEPTED' }, marketing: { state: 'ALL_DENIED' } },
    }),
  }),
  Cookiebot: () => ({
    renew: opens('Cookiebot'),
    hasResponse: true,
    consent: { statistics: true, marketing: false },
  }),
  OneTrust: () => ({ ToggleInfoDisplay: opens('OneTrust'), IsAlertBoxClosed: () => true }),
};

test('[FOOT-10] without a consent manager there is none to open', () => {
  expect(findConsentManager()).toBeUndefined();
});

describe.each(Object.keys(managers) as (keyof typeof managers)[])('%s', (name) => {
  beforeEach(() => {
    Object.assign(window, { [name]: managers[name](), OnetrustActiveGroups: ',C0001,C0002,' });
  });

  test('[FOOT-10] opens its second layer', () => {
    findConsentManager()?.open();
    expect(opened).toEqual([name]);
  });

  test('tells what the visitor agreed to, whatever our own cookie says', async () => {
    saveConsentCookie({ statistics: false, marketing: true });
    await new Promise<void>((resolve) => {
      const stop = subscribeToConsent(() => {
        stop();
        resolve();
      });
    });
    expect(hasConsent('statistics')).toBe(true);
    expect(hasConsent('marketing')).toBe(false);
  });
});

test('[FOOT-10] of several the first one opens', () => {
  Object.assign(window, { OneTrust: managers.OneTrust(), Cookiebot: managers.Cookiebot() });
  findConsentManager()?.open();
  expect(opened).toEqual(['Cookiebot']);
});

test.each([
  ['Cookiebot', { renew: () => undefined, hasResponse: false, consent: { marketing: true } }],
  ['OneTrust', { ToggleInfoDisplay: () => undefined, IsAlertBoxClosed: () => false }],
  ['UC_UI', { showSecondLayer: () => undefined }],
])('%s that was not answered yet means no', (name, manager) => {
  Object.assign(window, { [name]: manager, OnetrustActiveGroups: ',C0001,C0002,C0004,' });
  expect(hasConsent('marketing')).toBe(false);
});

test('one that is only half there does not count', () => {
  Object.assign(window, { Cookiebot: {}, OneTrust: {} });
  expect(findConsentManager()).toBeUndefined();
});
