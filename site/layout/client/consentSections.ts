import type { Consent } from '../../../features/consent/ui/consentCategories';
import { saveConsentCookie } from '../../../features/consent/ui/client/consentCookie';

/** The consent that each answer stands for; the answer `save` is read from the dialog. */
const consentByAnswer: Readonly<Record<string, Consent>> = {
  accept: { statistics: true, marketing: true },
  decline: { statistics: false, marketing: false },
};

/** A copy of one section of the page's consent template (site/layout/Shell.tsx). */
export function copyConsentSection(selector: string): HTMLElement | undefined {
  const template = document.querySelector<HTMLTemplateElement>('#consent-template');
  const section = template?.content.querySelector<HTMLElement>(selector);
  if (!section) return undefined;
  const copy = document.importNode(section, true);
  linkPolicy(copy);
  return copy;
}

/** Sets the address of the policy link to that of the page's link to the settings. */
function linkPolicy(section: HTMLElement): void {
  const policy = section.querySelector<HTMLAnchorElement>('[data-consent-policy]');
  const href = document
    .querySelector<HTMLAnchorElement>('a[data-consent-settings]')
    ?.getAttribute('href');
  if (policy && href) policy.setAttribute('href', href);
  else policy?.remove();
}

/** Saves the consent of a pressed button; for `save` it is read from the categories chosen in the dialog. */
export function onConsentAnswer(
  section: HTMLElement,
  { chosen: readChoices, done: onSaved }: { chosen?: () => Consent; done: () => void },
): void {
  section.addEventListener('click', (event) => {
    const button = event.target instanceof Element && event.target.closest('[data-consent-answer]');
    if (!(button instanceof HTMLElement)) return;
    const { consentAnswer = '' } = button.dataset;
    const answer = consentAnswer === 'save' ? readChoices?.() : consentByAnswer[consentAnswer];
    if (!answer) return;
    saveConsentCookie(answer);
    onSaved();
  });
}
