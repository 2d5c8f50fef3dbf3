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
import type { DeviceRequest } from '../model/deviceForms';
import { clientScript } from '../../../rendering/clientScript';
import { usePageInfo } from '../../../rendering/pageInfo';
import { PushKeyContext } from '../../../rendering/pushKey';

/** Rendered by the server, so that nothing moves once the script has loaded; hidden without script. */
const Frame = styled('div', {
  borderBlockStart: '1px solid $line',
  paddingBlockStart: '$5',
  '@noScript': { display: 'none' },
});

/** Texts for why there is no offer, and for the result of pressing the button. */
const statusTexts = {
  denied: 'deviceDenied',
  unsupported: 'deviceUnsupported',
  home: 'deviceHome',
  busy: 'deviceBusy',
  tooMany: 'deviceTooMany',
  unfit: 'alertUnfit',
  failing: 'alertFailing',
} as const satisfies Record<string, MessageKey>;

export type DeviceState = 'ask' | 'own' | 'done' | keyof typeof statusTexts;

interface DeviceOfferProps {
  /** The request that saves the surrounding form for the device. */
  requestKind: DeviceRequest;
  /** Set by islands, which start the script themselves. Elsewhere the page starts it. */
  ref?: Ref<HTMLDivElement>;
}

/**
 * Offers push messages on this device, with an explanation before the browser asks for permission
 * (DeviceOffer.client.ts). Renders nothing if push messages are switched off.
 */
export function DeviceOffer({ requestKind: wish, ref }: DeviceOfferProps) {
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
        <Text size="small" color="muted" measured data-device="ask">
          {fillIn(message('deviceText'), { days: String(SEARCH_DAYS) })}
        </Text>
        <div data-device="ask">
          <Button type="button" variant="outline">
            <Icon name="bell" size="small" />
            {message(wish === 'copy' ? 'deviceButtonAll' : 'deviceButton')}
          </Button>
        </div>
        <div role="status">
          {Object.entries(statusTexts).map(([state, words]) => (
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
