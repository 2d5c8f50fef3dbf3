import { type Consent, consentCategories } from '../consentCategories';

/** Window event: the visitor has answered the built-in dialog, or changed the answer. */
export const consentChangeEvent = 'consentchange';

const COOKIE_NAME = 'consent';

/** After half a year the visitor is asked again. */
const MAX_AGE_SECONDS = 180 * 86_400;

/** Every valid cookie value contains this. */
const NECESSARY = 'necessary';

/** The answer from the built-in dialog; undefined before there is one. */
export function readConsentCookie(): Consent | undefined {
  const pair = document.cookie.split('; ').find((text) => text.startsWith(`${COOKIE_NAME}=`));
  if (!pair) return undefined;
  const accepted = pair.slice(COOKIE_NAME.length + 1).split('.');
  return accepted.includes(NECESSARY)
    ? { statistics: accepted.includes('statistics'), marketing: accepted.includes('marketing') }
    : undefined;
}

/** Stores the answer for this site only, and fires the window event. */
export function saveConsentCookie(consent: Consent): void {
  const accepted = consentCategories.filter((category) => consent[category]);
  const value = [NECESSARY, ...accepted].join('.');
  const secure = location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `${COOKIE_NAME}=${value}; path=/; max-age=${MAX_AGE_SECONDS}; samesite=lax${secure}`;
  dispatchEvent(new Event(consentChangeEvent));
}
