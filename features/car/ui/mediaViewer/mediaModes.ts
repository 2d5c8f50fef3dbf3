import type { IconName } from '../../../../design-system/components/Icon/drawings';

/** Modes of the media viewer, in the order of their tabs, with the message keys of their names. */
export const mediaModes = {
  images: { icon: 'image', label: 'mediaImages' },
  around: { icon: 'rotate', label: 'mediaAround' },
  inside: { icon: 'seat', label: 'mediaInterior' },
  video: { icon: 'play', label: 'mediaVideo' },
} as const satisfies Record<string, { icon: IconName; label: string }>;

export type MediaMode = keyof typeof mediaModes;

/** Element ids of a mode's tab and panel. */
export const tabId = (id: string, mode: MediaMode): string => `${id}-${mode}-tab`;
export const panelId = (id: string, mode: MediaMode): string => `${id}-${mode}`;
