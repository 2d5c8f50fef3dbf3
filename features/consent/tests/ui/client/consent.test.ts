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

test.each(answers)('the answer %o is remembered', (answer) => {
  expect(readConsentCookie()).toBeUndefined();
  saveConsentCookie(answer);
  expect(readConsentCookie()).toEqual(answer);
  expect(hasConsent('statistics')).toBe(answer.statistics);
  expect(hasConsent('marketing')).toBe(answer.marketing);
});

test('a cookie of the name that is no answer counts as none', () => {
  document.cookie = 'consent=marketing; path=/';
  expect(readConsentCookie()).toBeUndefined();
});

test('the answer is kept for half a year, for this site alone', () => {
  const set = jest.spyOn(document, 'cookie', 'set');
  saveConsentCookie({ statistics: true, marketing: false });
  expect(set).toHaveBeenCalledWith(
    'consent=necessary.statistics; path=/; max-age=15552000; samesite=lax',
  );
  set.mockRestore();
});

test('who waits is told once, when the visitor agrees to that category', () => {
  const told = jest.fn();
  onConsent('marketing', told);
  saveConsentCookie({ statistics: true, marketing: false });
  expect(told).not.toHaveBeenCalled();
  saveConsentCookie({ statistics: true, marketing: true });
  saveConsentCookie({ statistics: false, marketing: true });
  expect(told).toHaveBeenCalledTimes(1);
});

test('who comes after the answer is told at once; who has stopped waiting is not', () => {
  const early = jest.fn();
  const late = jest.fn();
  onConsent('marketing', early)();
  saveConsentCookie({ statistics: true, marketing: true });
  onConsent('marketing', late);
  expect(early).not.toHaveBeenCalled();
  expect(late).toHaveBeenCalledTimes(1);
});

test('subscribers hear of a withdrawal too, until they stop', () => {
  const heard: boolean[] = [];
  const stop = subscribeToConsent(() => heard.push(hasConsent('marketing')));
  saveConsentCookie({ statistics: true, marketing: true });
  saveConsentCookie({ statistics: false, marketing: false });
  stop();
  saveConsentCookie({ statistics: true, marketing: true });
  expect(heard).toEqual([true, false]);
});
