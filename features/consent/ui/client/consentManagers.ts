import type { Consent } from '../consentCategories';

/** A third-party consent manager on the page. */
export interface ConsentManager {
  /** Opens the manager's settings. */
  open: () => void;
  /** The visitor's answer to the manager; undefined before there is one. */
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
    /** Groups that the visitor has accepted in OneTrust: `,C0001,C0002,`. */
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

/** Window events of managers when they have loaded, or the answer has changed. */
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
    return { open: () => __ucCmp.showSecondLayer?.(), read: () => usercentricsConsent };
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
  const isAccepted = (slugs: readonly string[]) => {
    const matching = services.filter(({ categorySlug = '' }) => slugs.includes(categorySlug));
    return matching.length > 0 && matching.every(({ consent }) => consent?.status === true);
  };
  // The default setup of Usercentrics has statistics in the category "functional".
  return {
    statistics: isAccepted(['functional', 'statistics']),
    marketing: isAccepted(['marketing']),
  };
}

/** Cached answer of Usercentrics version 3, whose API is asynchronous. */
let usercentricsConsent: Consent | undefined;

/** Fetches the answer from Usercentrics version 3, for `read` to return. */
export async function refreshConsentDetails(): Promise<void> {
  const answer = await window.__ucCmp?.getConsentDetails?.().catch(() => undefined);
  if (!answer) return;
  const isAccepted = (slug: string) => answer.categories?.[slug]?.state === 'ALL_ACCEPTED';
  usercentricsConsent = {
    statistics: isAccepted('functional') || isAccepted('statistics'),
    marketing: isAccepted('marketing'),
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
