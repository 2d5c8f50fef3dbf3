import type { IconName } from '../../design-system/components/Icon/drawings';
import type { MessageBannerProps, MessageIcon, MessageType } from '../../schema/generated/fields';
import { Banner, type BannerProps, useHasWords } from '../../features/banner/ui/Banner';
import { clientScript } from '../../rendering/clientScript';

/** A few letters that stand for a text, the same in every process: 32-bit FNV-1a over its UTF-16 units, in base 36. Not for secrets. */
export function shortHash(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193) >>> 0;
  }
  return hash.toString(36);
}

const looks = {
  Warning: 'warning',
  Neutral: 'neutral',
  Dark: 'dark',
  Light: 'light',
} as const satisfies Record<MessageType, BannerProps['look']>;

const icons = {
  CampaignAlert: 'megaphone',
  WarningAlert: 'warning',
} as const satisfies Record<MessageIcon, IconName>;

/**
 * A message above the navigation of dealer and booking sites. Closed, it stays away for the browser's
 * session, until it has another title; a warning stays (spec 3 §4.2).
 */
export function MessageBanner(fields: MessageBannerProps) {
  const { HasMessage, MessageTitle, MessageText, MessageType = 'Light', MessageIcon } = fields;
  const hasWords = useHasWords();
  if (!HasMessage || !hasWords(MessageTitle, MessageText)) return null;
  const name = MessageTitle?.value ?? MessageText?.value ?? '';
  // The place around it keeps its room when it collapses out of sight (MessageBanner.entry.client.ts).
  return (
    <div {...clientScript('MessageBanner')}>
      <Banner
        look={looks[MessageType]}
        icon={MessageIcon && icons[MessageIcon]}
        title={MessageTitle}
        text={MessageText}
        dismissal={
          MessageType === 'Warning' ? undefined : { cookie: `hideMessage-${shortHash(name)}` }
        }
      />
    </div>
  );
}
