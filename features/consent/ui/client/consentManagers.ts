import type { Consent } from '../consentCategories';

/** A consent manager of another maker that is on the page. */
export interface ConsentManager {
  /** Opens its second layer: the settings. */
  open: () => void;
  /** The visitor's answer, as far as the manager tells; undefined before there is one. */
  read: () => Consent | undefined;
}

declare global {
  interface Window {
    /** Usercentrics, version 2. */
    UC_UI?: { showSecondLayer?: () => void; getServicesBaseInfo?: () => UsercentricsService[] };
    /** Usercentrics, version 3. */
    __ucCmp?: {
      showSecondLayer?: () => void;
      getConsentDetails?: () => Promise<UsercentricsDetails>;
    };
    Cookiebot?: { renew?: () => void; hasResponse?: boolean; consent?: Partial<Consent> };
    OneTrust?: { ToggleInfoDisplay?: () => void; IsAlertBoxClosed?: () => boolean };
    /** Groups that the visitor has agreed to: `,C0001,C0002,`. */
    OnetrustActiveGroups?: string;
  }
}

interface UsercentricsService {
  categorySlug?: string;
  consent?: { status?: boolean };
}

interface UsercentricsDetails {
  categories?: Partial<Record<string, { state?: string }>>;
}

/** Events on the window by which managers tell that they have come, or that the answer has changed. */
export const managerEvents = [
  ...['UC_UI_INITIALIZED', 'UC_UI_CMP_EVENT', 'UC_CONSENT'],
  ...['CookiebotOnConsentReady', 'CookiebotOnAccept', 'CookiebotOnDecline'],
  'OneTrustGroupsUpdated',
] as const;

/** The first consent manager that is on the page, if any. */
export function findConsentManager(): ConsentManager | undefined {
  const { UC_UI, __ucCmp, Cookiebot, OneTrust } = window;
  if (UC_UI?.showSecondLayer) {
    return { open: () => UC_UI.showSecondLayer?.(), read: readUsercentrics };
  }
  if (__ucCmp?.showSecondLayer) {
    return { open: () => __ucCmp.showSecondLayer?.(), read: () => details };
  }
  if (Cookiebot?.renew) return { open: () => Cookiebot.renew?.(), read: readCookiebot };
  if (OneTrust?.ToggleInfoDisplay) {
    return { open: () => OneTrust.ToggleInfoDisplay?.(), read: readOneTrust };
  }
  return undefined;
}

function readUsercentrics(): Consent | undefined {
  const services = window.UC_UI?.getServicesBaseInfo?.();
  if (!services) return undefined;
  const agreed = (slugs: readonly string[]) => {
    const own = services.filter(({ categorySlug = '' }) => slugs.includes(categorySlug));
    return own.length > 0 && own.every(({ consent }) => consent?.status === true);
  };
  // Statistics are the category "functional" of its default set-up.
  return { statistics: agreed(['functional', 'statistics']), marketing: agreed(['marketing']) };
}

/** What version 3 of Usercentrics answered last; it can only be asked for a promise. */
let details: Consent | undefined;

/** Asks a manager that answers later; resolves when `read` knows what there is to know. */
export async function refreshConsentDetails(): Promise<void> {
  const answer = await window.__ucCmp?.getConsentDetails?.().catch(() => undefined);
  if (!answer) return;
  const agreed = (slug: string) => answer.categories?.[slug]?.state === 'ALL_ACCEPTED';
  details = {
    statistics: agreed('functional') || agreed('statistics'),
    marketing: agreed('marketing'),
  };
}

function readCookiebot(): Consent | undefined {
  const { hasResponse, consent } = window.Cookiebot ?? {};
  if (!hasResponse || !consent) return undefined;
  return { statistics: consent.statistics === true, marketing: consent.marketing === true };
}

function readOneTrust(): Consent | undefined {
  if (!window.OneTrust?.IsAlertBoxClosed?.()) return undefined;
  const groups = (window.OnetrustActiveGroups ?? '').split(',');
  return { statistics: groups.includes('C0002'), marketing: groups.includes('C0004') };
}
