import type { AlertBannerProps, AlertType } from '../../schema/generated/fields';
import { Banner, type BannerProps, useHasContent } from '../../features/banner/ui/Banner';

const variants = {
  Warning: 'warning',
  Dark: 'dark',
  Light: 'light',
  Neutral: 'neutral',
} as const satisfies Record<AlertType, BannerProps['variant']>;

/** Cookie that is set for a day when a visitor closes an alert; it also hides later alerts. */
const dismissal = { cookie: 'hideAlert', days: 1 };

/** A message to all visitors of the site, above the navigation. */
export function AlertBanner({ HasMessage, Title, Text, Type }: AlertBannerProps) {
  const hasContent = useHasContent();
  if (!HasMessage || !Type || !hasContent(Title, Text)) return null;
  const isWarning = Type === 'Warning';
  return (
    <Banner
      variant={variants[Type]}
      icon={isWarning ? 'warning' : 'info'}
      title={Title}
      text={Text}
      dismissal={isWarning ? undefined : dismissal}
    />
  );
}
