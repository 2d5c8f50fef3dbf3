import { use } from 'react';
import { Link } from '../../../design-system/components/Link/Link';
import { Text } from '../../../design-system/components/Text/Text';
import { useMessages } from '../../../design-system/messages';
import { usePageInfo } from '../../../rendering/pageInfo';
import { startDeviceLink } from './client/startDeviceOffer';
import { PushKeyContext } from '../../../rendering/pushKey';

const startLink = (place: HTMLElement | null): void => {
  if (place) startDeviceLink(place);
};

/** Link to the page of this device's searches; script shows it if there are any. */
export function DeviceLink() {
  const message = useMessages();
  const { savedCarsPath } = usePageInfo();
  if (use(PushKeyContext) === undefined) return null;
  return (
    <div ref={startLink}>
      <Text data-device="own" hidden>
        <Link href={savedCarsPath ?? ''}>{message('deviceToOwn')}</Link>
      </Text>
    </div>
  );
}
