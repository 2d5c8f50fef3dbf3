import type { AlertBannerProps, AlertType } from '../../schema/generated/fields';
import { Banner, type BannerProps, useHasWords } from '../../features/banner/ui/Banner';

const looks = {
  Warning: 'warning',
  Dark: 'dark',
  Light: 'light',
  Neutral: 'neutral',
} as const satisfies Record<AlertType, BannerProps['look']>;

/** Set for a day when a visitor closes an alert; it hides whatever alert comes next, too (spec 1 §4). */
const dismissal = { cookie: 'hideAlert', days: 1 };

/** A message to every visitor of the site, above the navigation (spec 1 §2.5). */
export function AlertBanner({ HasMessage, Title, Text, Type }: AlertBannerProps) {
  const hasWords = useHasWords();
  if (!HasMessage || !Type || !hasWords(Title, Text)) return null;
  const isWarning = Type === 'Warning';
  return (
    <Banner
      look={looks[Type]}
      icon={isWarning ? 'warning' : 'info'}
      title={Title}
      text={Text}
      dismissal={isWarning ? undefined : dismissal}
    />
  );
}
