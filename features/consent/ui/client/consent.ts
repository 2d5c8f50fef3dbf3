import type { Consent, ConsentCategory } from '../consentCategories';
import { consentChangeEvent, readConsentCookie } from './consentCookie';
import { findConsentManager, managerEvents, refreshConsentDetails } from './consentManagers';

/**
 * Whether the visitor has consented to a category; false before there is an answer. Third-party frames and
 * videos must not load without consent or a direct action of the visitor:
 *
 *     const stop = onConsent('marketing', () => frame.setAttribute('src', address));
 */
export function hasConsent(category: ConsentCategory): boolean {
  return consentAnswer()?.[category] ?? false;
}

/** The visitor's answer to the consent manager on the page or the built-in dialog; undefined without one. */
export function consentAnswer(): Consent | undefined {
  const manager = findConsentManager();
  return manager ? manager.read() : readConsentCookie();
}

/**
 * Calls `listener` whenever the visitor's consent may have changed.
 * @returns a function that unsubscribes
 */
export function subscribeToConsent(listener: () => void): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const notify = () => !signal.aborted && listener();
  addEventListener(consentChangeEvent, notify, { signal });
  const refresh = () => void refreshConsentDetails().then(notify);
  managerEvents.forEach((type) => addEventListener(type, refresh, { signal }));
  refresh();
  return () => controller.abort();
}

/**
 * Calls `listener` once, as soon as the visitor accepts a category; at once if it is already accepted.
 * @returns a function that stops waiting
 */
export function onConsent(category: ConsentCategory, listener: () => void): () => void {
  if (hasConsent(category)) {
    listener();
    return () => undefined;
  }
  const stop = subscribeToConsent(() => {
    if (!hasConsent(category)) return;
    stop();
    listener();
  });
  return stop;
}
