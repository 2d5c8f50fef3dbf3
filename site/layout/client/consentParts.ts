import type { Consent } from '../../../features/consent/ui/consentCategories';
import { saveConsentCookie } from '../../../features/consent/ui/client/consentCookie';

/** Answers that a button gives by itself; `settings` and `save` need the dialog. */
const answers: Readonly<Record<string, Consent>> = {
  accept: { statistics: true, marketing: true },
  decline: { statistics: false, marketing: false },
};

/** A copy of one part of the page's consent template (site/layout/ConsentTemplate). */
export function copyConsentPart(selector: string): HTMLElement | undefined {
  const template = document.querySelector<HTMLTemplateElement>('#consent-template');
  const part = template?.content.querySelector<HTMLElement>(selector);
  if (!part) return undefined;
  const copy = document.importNode(part, true);
  linkPolicy(copy);
  return copy;
}

/** Leads to the site's own policy, which the page's link to the settings knows. */
function linkPolicy(part: HTMLElement): void {
  const policy = part.querySelector<HTMLAnchorElement>('[data-consent-policy]');
  const href = document
    .querySelector<HTMLAnchorElement>('a[data-consent-settings]')
    ?.getAttribute('href');
  if (policy && href) policy.setAttribute('href', href);
  else policy?.remove();
}

/** Lets the buttons of a part answer; a choice of categories is read by `chosen`. */
export function onConsentAnswer(
  part: HTMLElement,
  { chosen, done }: { chosen?: () => Consent; done: () => void },
): void {
  part.addEventListener('click', (event) => {
    const button = event.target instanceof Element && event.target.closest('[data-consent-answer]');
    if (!(button instanceof HTMLElement)) return;
    const { consentAnswer = '' } = button.dataset;
    const answer = consentAnswer === 'save' ? chosen?.() : answers[consentAnswer];
    if (!answer) return;
    saveConsentCookie(answer);
    done();
  });
}
