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

/** Each manager's API as it is on a page where "statistics" was accepted and "marketing" refused. */
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

test('[FOOT-10] no consent manager is found where there is none', () => {
  expect(findConsentManager()).toBeUndefined();
});

describe.each(Object.keys(managers) as (keyof typeof managers)[])('%s', (name) => {
  beforeEach(() => {
    Object.assign(window, { [name]: managers[name](), OnetrustActiveGroups: ',C0001,C0002,' });
  });

  test('[FOOT-10] the consent manager opens its second layer', () => {
    findConsentManager()?.open();
    expect(opened).toEqual([name]);
  });

  test('the answer to the consent manager overrides our own cookie', async () => {
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

test('[FOOT-10] the first of several consent managers is opened', () => {
  Object.assign(window, { OneTrust: managers.OneTrust(), Cookiebot: managers.Cookiebot() });
  findConsentManager()?.open();
  expect(opened).toEqual(['Cookiebot']);
});

test.each([
  ['Cookiebot', { renew: () => undefined, hasResponse: false, consent: { marketing: true } }],
  ['OneTrust', { ToggleInfoDisplay: () => undefined, IsAlertBoxClosed: () => false }],
  ['UC_UI', { showSecondLayer: () => undefined }],
])('%s without an answer yet counts as a refusal', (name, manager) => {
  Object.assign(window, { [name]: manager, OnetrustActiveGroups: ',C0001,C0002,C0004,' });
  expect(hasConsent('marketing')).toBe(false);
});

test('a consent manager that is only partly loaded is ignored', () => {
  Object.assign(window, { Cookiebot: {}, OneTrust: {} });
  expect(findConsentManager()).toBeUndefined();
});
