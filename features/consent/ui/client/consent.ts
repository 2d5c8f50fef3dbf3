import type { Consent, ConsentCategory } from '../consentCategories';
import { consentChange, readConsentCookie } from './consentCookie';
import { findConsentManager, managerEvents, refreshConsentDetails } from './consentManagers';

/**
 * What other parts of a page may know of the visitor's consent, whoever asks for it: a consent manager
 * on the page, or else the built-in dialog. A frame or film of someone else is loaded like this:
 *
 *     const stop = onConsent('marketing', () => frame.setAttribute('src', address));
 *
 * Never without the visitor's doing something there and then, or having agreed.
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
 * Calls back whenever the visitor's consent may have changed, on either side of a choice.
 * @returns how to stop it
 */
export function subscribeToConsent(listener: () => void): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const tell = () => !signal.aborted && listener();
  addEventListener(consentChange, tell, { signal });
  const ask = () => void refreshConsentDetails().then(tell);
  managerEvents.forEach((type) => addEventListener(type, ask, { signal }));
  ask();
  return () => controller.abort();
}

/**
 * Calls back once, as soon as the visitor agrees to a category; at once where they already have.
 * @returns how to stop waiting
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
