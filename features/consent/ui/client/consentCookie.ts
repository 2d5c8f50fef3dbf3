import { type Consent, consentCategories } from '../consentCategories';

/** Fired on the window when the visitor has answered, or changed the answer. */
export const consentChange = 'consentchange';

const cookie = 'consent';

/** The answer is asked for anew after half a year. */
const lastsSeconds = 180 * 86_400;

/** What stands for "nothing but what is necessary". */
const necessary = 'necessary';

/** The answer given to the built-in dialog; undefined before there is one. */
export function readConsentCookie(): Consent | undefined {
  const pair = document.cookie.split('; ').find((text) => text.startsWith(`${cookie}=`));
  if (!pair) return undefined;
  const agreed = pair.slice(cookie.length + 1).split('.');
  return agreed.includes(necessary)
    ? { statistics: agreed.includes('statistics'), marketing: agreed.includes('marketing') }
    : undefined;
}

/** Remembers the answer, on this site alone, and tells everyone who waits for it. */
export function saveConsentCookie(consent: Consent): void {
  const agreed = consentCategories.filter((category) => consent[category]);
  const value = [necessary, ...agreed].join('.');
  const secure = location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `${cookie}=${value}; path=/; max-age=${lastsSeconds}; samesite=lax${secure}`;
  dispatchEvent(new Event(consentChange));
}
