/** @jest-environment jsdom */
import { hasConsent, onConsent, subscribeToConsent } from '../../../ui/client/consent';
import { readConsentCookie, saveConsentCookie } from '../../../ui/client/consentCookie';

const forget = () => (document.cookie = 'consent=; max-age=0; path=/');
afterEach(forget);

const answers = [
  { statistics: true, marketing: true },
  { statistics: true, marketing: false },
  { statistics: false, marketing: true },
  { statistics: false, marketing: false },
];

test.each(answers)('the answer %o is stored, and can be read', (answer) => {
  expect(readConsentCookie()).toBeUndefined();
  saveConsentCookie(answer);
  expect(readConsentCookie()).toEqual(answer);
  expect(hasConsent('statistics')).toBe(answer.statistics);
  expect(hasConsent('marketing')).toBe(answer.marketing);
});

test('an invalid consent cookie counts as no answer', () => {
  document.cookie = 'consent=marketing; path=/';
  expect(readConsentCookie()).toBeUndefined();
});

test('the answer is stored for half a year, on this site only', () => {
  const set = jest.spyOn(document, 'cookie', 'set');
  saveConsentCookie({ statistics: true, marketing: false });
  expect(set).toHaveBeenCalledWith(
    'consent=necessary.statistics; path=/; max-age=15552000; samesite=lax',
  );
  set.mockRestore();
});

test('a listener is called once, when the visitor agrees to its category', () => {
  const listener = jest.fn();
  onConsent('marketing', listener);
  saveConsentCookie({ statistics: true, marketing: false });
  expect(listener).not.toHaveBeenCalled();
  saveConsentCookie({ statistics: true, marketing: true });
  saveConsentCookie({ statistics: false, marketing: true });
  expect(listener).toHaveBeenCalledTimes(1);
});

test('a listener added after the answer is called at once, and one that was removed is not', () => {
  const earlyListener = jest.fn();
  const lateListener = jest.fn();
  onConsent('marketing', earlyListener)();
  saveConsentCookie({ statistics: true, marketing: true });
  onConsent('marketing', lateListener);
  expect(earlyListener).not.toHaveBeenCalled();
  expect(lateListener).toHaveBeenCalledTimes(1);
});

test('subscribers are notified of a withdrawal too, until they unsubscribe', () => {
  const received: boolean[] = [];
  const stop = subscribeToConsent(() => received.push(hasConsent('marketing')));
  saveConsentCookie({ statistics: true, marketing: true });
  saveConsentCookie({ statistics: false, marketing: false });
  stop();
  saveConsentCookie({ statistics: true, marketing: true });
  expect(received).toEqual([true, false]);
});
