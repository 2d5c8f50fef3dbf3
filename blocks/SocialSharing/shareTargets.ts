import type { MessageKey } from '../../design-system/messages';
import type { IconName } from '../../design-system/components/Icon/drawings';

interface ShareTarget {
  icon: IconName;
  /** Message key of the accessible name. */
  label: MessageKey;
  /** Address that shares a page, given the page's encoded address; undefined for copying the address. */
  addressFor?: (page: string) => string;
  /** Whether it opens a new window, so that the visitor stays on this page. */
  opensWindow?: boolean;
}

/** Share targets by the names that editors write, in lower case. */
export const shareTargets: Readonly<Record<string, ShareTarget>> = {
  linkedin: {
    icon: 'linkedin',
    label: 'shareLinkedIn',
    addressFor: (page) => `https://www.linkedin.com/sharing/share-offsite/?url=${page}`,
    opensWindow: true,
  },
  facebook: {
    icon: 'facebook',
    label: 'shareFacebook',
    addressFor: (page) => `https://www.facebook.com/sharer/sharer.php?u=${page}`,
    opensWindow: true,
  },
  whatsapp: {
    icon: 'whatsapp',
    label: 'shareWhatsApp',
    addressFor: (page) => `https://wa.me/?text=${page}`,
    opensWindow: true,
  },
  x: {
    icon: 'x',
    label: 'shareX',
    addressFor: (page) => `https://x.com/intent/post?url=${page}`,
    opensWindow: true,
  },
  mail: { icon: 'mail', label: 'shareMail', addressFor: (page) => `mailto:?body=${page}` },
  link: { icon: 'copy', label: 'copyLink' },
};

/** The target with a name, ignoring case; undefined if there is none. */
export function findShareTarget(name: string): ShareTarget | undefined {
  const key = name.trim().toLowerCase();
  return Object.hasOwn(shareTargets, key) ? shareTargets[key] : undefined;
}
