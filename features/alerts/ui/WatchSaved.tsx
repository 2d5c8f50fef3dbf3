import { Button } from '../../../design-system/components/Button/Button';
import { Card } from '../../../design-system/components/Card/Card';
import { Heading } from '../../../design-system/components/Heading/Heading';
import { Stack } from '../../../design-system/components/Stack/Stack';
import { Text } from '../../../design-system/components/Text/Text';
import { VisuallyHidden } from '../../../design-system/components/VisuallyHidden/VisuallyHidden';
import { fillIn, useMessages } from '../../../design-system/messages';
import { styled } from '../../../design-system/stitches';
import { SEARCH_DAYS } from '../model/alertLimits';
import { EmailField } from '../../enquiries/ui/EmailField';
import { DeviceOffer } from './DeviceOffer';
import { startDeviceOffer } from './client/startDeviceOffer';
import { HiddenFields } from './OneButtonForm';

const Line = styled('div', {
  display: 'grid',
  gap: '$3',
  alignItems: 'end',
  maxInlineSize: '$narrow',
  '@md': { gridTemplateColumns: 'minmax(0, 1fr) auto' },
});

/**
 * Starts the offer when it is mounted, because the page starts its scripts before an island's content exists.
 */
const startOffer = (offer: HTMLElement | null): void => {
  if (offer) startDeviceOffer(offer);
};

/** Offers news about prices and sales of the saved cars. Only this form sends their list to the server. */
export function WatchSaved({ ids }: { ids: readonly string[] }) {
  const message = useMessages();
  return (
    <Card variant="filled">
      <form method="post" action="/api/alerts/cars">
        <HiddenFields fields={{ cars: ids.join(',') }} />
        <VisuallyHidden aria-hidden>
          <input name="website" tabIndex={-1} autoComplete="off" />
        </VisuallyHidden>
        <Stack gap={4}>
          <Heading level={2} size={4}>
            {message('alertCarsTitle')}
          </Heading>
          <Text measured>{message('alertCarsText')}</Text>
          <Line>
            <EmailField id="watch-email" name="email" label={message('contactEmail')} required />
            <Button type="submit">{message('alertSubmit')}</Button>
          </Line>
          <Text size="small" color="muted" measured>
            {fillIn(message('alertPrivacy'), { days: String(SEARCH_DAYS) })}
          </Text>
          <DeviceOffer requestKind="cars" ref={startOffer} />
        </Stack>
      </form>
    </Card>
  );
}
