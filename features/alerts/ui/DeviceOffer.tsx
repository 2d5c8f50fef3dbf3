import { type Ref, use } from 'react';
import { Button } from '../../../design-system/components/Button/Button';
import { Heading } from '../../../design-system/components/Heading/Heading';
import { Icon } from '../../../design-system/components/Icon/Icon';
import { Link } from '../../../design-system/components/Link/Link';
import { Stack } from '../../../design-system/components/Stack/Stack';
import { Text } from '../../../design-system/components/Text/Text';
import { fillIn, type MessageKey, useMessages } from '../../../design-system/messages';
import { styled } from '../../../design-system/stitches';
import { SEARCH_DAYS } from '../model/alertLimits';
import type { DeviceWish } from '../model/deviceForms';
import { clientScript } from '../../../rendering/clientScript';
import { usePageInfo } from '../../../rendering/pageInfo';
import { PushKeyContext } from '../../../rendering/pushKey';

/** There from the start, so that nothing moves when its script has come; without script nobody can be told. */
const Frame = styled('div', {
  borderBlockStart: '1px solid $line',
  paddingBlockStart: '$5',
  '@noScript': { display: 'none' },
});

/** What is said: why there is no offer, and what became of pressing the button. */
const lines = {
  denied: 'deviceDenied',
  unsupported: 'deviceUnsupported',
  home: 'deviceHome',
  busy: 'deviceBusy',
  tooMany: 'deviceTooMany',
  unfit: 'alertUnfit',
  failing: 'alertFailing',
} as const satisfies Record<string, MessageKey>;

export type DeviceState = 'ask' | 'own' | 'done' | keyof typeof lines;

interface DeviceOfferProps {
  /** What the fields of the form around it are about. */
  wish: DeviceWish;
  /** For islands, which start the script themselves; elsewhere the page does. */
  ref?: Ref<HTMLDivElement>;
}

/**
 * Offers to tell of what is watched by notices on this device, explained before the browser asks for permission
 * (DeviceOffer.client.ts). Nothing where push messages are off.
 */
export function DeviceOffer({ wish, ref }: DeviceOfferProps) {
  const message = useMessages();
  const { savedCarsPath } = usePageInfo();
  const key = use(PushKeyContext);
  if (key === undefined) return null;
  return (
    <Frame ref={ref} {...(!ref && clientScript('DeviceOffer'))} data-wish={wish} data-key={key}>
      <Stack gap={3}>
        <Heading level={2} size={5}>
          {message('deviceTitle')}
        </Heading>
        <Text size="small" tone="muted" measured data-device="ask">
          {fillIn(message('deviceText'), { days: String(SEARCH_DAYS) })}
        </Text>
        <div data-device="ask">
          <Button type="button" variant="outline">
            <Icon name="bell" size="small" />
            {message(wish === 'copy' ? 'deviceButtonAll' : 'deviceButton')}
          </Button>
        </div>
        <div role="status">
          {Object.entries(lines).map(([state, words]) => (
            <Text key={state} measured data-device={state} hidden>
              {message(words)}
            </Text>
          ))}
          <Text weight="medium" tabIndex={-1} data-device="done" hidden>
            {message('deviceDone')}
          </Text>
        </div>
        <Text data-device="own" hidden>
          <Link href={savedCarsPath ?? ''}>{message('deviceToOwn')}</Link>
        </Text>
      </Stack>
    </Frame>
  );
}
