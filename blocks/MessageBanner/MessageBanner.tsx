import type { IconName } from '../../design-system/components/Icon/drawings';
import type { MessageBannerProps, MessageIcon, MessageType } from '../../schema/generated/fields';
import { Banner, type BannerProps, useHasContent } from '../../features/banner/ui/Banner';
import { clientScript } from '../../rendering/clientScript';

/** Short hash of a text, equal in all processes: 32-bit FNV-1a of its UTF-16 units, in base 36. Not for secrets. */
export function shortHash(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193) >>> 0;
  }
  return hash.toString(36);
}

const variants = {
  Warning: 'warning',
  Neutral: 'neutral',
  Dark: 'dark',
  Light: 'light',
} as const satisfies Record<MessageType, BannerProps['variant']>;

const icons = {
  CampaignAlert: 'megaphone',
  WarningAlert: 'warning',
} as const satisfies Record<MessageIcon, IconName>;

/**
 * A message above the navigation of dealer and booking sites. Once closed it is hidden for the session, until
 * it has another title; a warning cannot be closed.
 */
export function MessageBanner(fields: MessageBannerProps) {
  const { HasMessage, MessageTitle, MessageText, MessageType = 'Light', MessageIcon } = fields;
  const hasContent = useHasContent();
  if (!HasMessage || !hasContent(MessageTitle, MessageText)) return null;
  const hashedText = MessageTitle?.value ?? MessageText?.value ?? '';
  // The container keeps its height when the banner collapses (MessageBanner.entry.client.ts).
  return (
    <div {...clientScript('MessageBanner')}>
      <Banner
        variant={variants[MessageType]}
        icon={MessageIcon && icons[MessageIcon]}
        title={MessageTitle}
        text={MessageText}
        dismissal={
          MessageType === 'Warning' ? undefined : { cookie: `hideMessage-${shortHash(hashedText)}` }
        }
      />
    </div>
  );
}
