import type { Consent, ConsentCategory } from '../consentCategories';
import { consentChange, readConsentCookie } from './consentCookie';
import { findConsentManager, managerEvents, refreshConsentDetails } from './consentManagers';

/**
 * The visitor's consent for other parts of a page, from a consent manager on the page, or else from the
 * built-in dialog. Third-party frames and videos are loaded like this:
 *
 *     const stop = onConsent('marketing', () => frame.setAttribute('src', address));
 *
 * Never load them without consent or a direct action of the visitor.
 */
export function hasConsent(category: ConsentCategory): boolean {
  return consentAnswer()?.[category] ?? false;
}

/** The visitor's answer; undefined before there is one. */
export function consentAnswer(): Consent | undefined {
  const manager = findConsentManager();
  return manager ? manager.read() : readConsentCookie();
}

/**
 * Calls back whenever the visitor's consent may have changed.
 * @returns a function that unsubscribes
 */
export function subscribeToConsent(listener: () => void): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const notify = () => !signal.aborted && listener();
  addEventListener(consentChange, notify, { signal });
  const refresh = () => void refreshConsentDetails().then(notify);
  managerEvents.forEach((type) => addEventListener(type, refresh, { signal }));
  refresh();
  return () => controller.abort();
}

/**
 * Calls back once, as soon as the visitor accepts a category; at once if it is already accepted.
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
