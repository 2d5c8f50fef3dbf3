import type { MessageKey } from '../../design-system/messages';
import type { IconName } from '../../design-system/components/Icon/drawings';

interface ShareTarget {
  icon: IconName;
  /** Dictionary key of its name, read aloud. */
  label: MessageKey;
  /** Where a page is shared, given its encoded address; none for copying the address. */
  addressFor?: (page: string) => string;
  /** Another site's page: the visitor stays on this one. */
  opensWindow?: boolean;
}

/** Where pages can be shared, by the words that editors write in small letters. */
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

/** The target of a name in any case; undefined for one that has no icon. */
export function findShareTarget(name: string): ShareTarget | undefined {
  const key = name.trim().toLowerCase();
  return Object.hasOwn(shareTargets, key) ? shareTargets[key] : undefined;
}
