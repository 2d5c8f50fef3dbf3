import { Icon } from '../../../../design-system/components/Icon/Icon';
import { Link } from '../../../../design-system/components/Link/Link';
import { fillIn, useMessages } from '../../../../design-system/messages';
import { styled } from '../../../../design-system/stitches';
import { HOLD_HOURS, isHoldable } from '../../../../domain/holds/carHold';
import { clientScript } from '../../../../rendering/clientScript';
import { usePageInfo } from '../../../../rendering/pageInfo';
import { ShareStatus } from '../../../share/ui/ShareStatus';
import { fullCarName } from '../carName';
import { sheetHref } from '../sheet/sheetHref';
import type { DetailedCar } from './detailedCar';

const Links = styled('ul', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '0 $5',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@print': { display: 'none' },
});

const Share = styled('li', { position: 'relative', '@noScript': { display: 'none' } });

/** Styled like the links next to it. */
const ShareButton = styled('button', {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '$2',
  minBlockSize: '$touch',
  margin: 0,
  padding: 0,
  border: 0,
  background: 'none',
  color: '$link',
  font: 'inherit',
  fontWeight: '$semibold',
  cursor: 'pointer',
  '@hover': { '&:hover': { textDecoration: 'underline' } },
});

/** Secondary actions: reserve the car, where possible; share its address; open a sheet to print. */
export function CarLinks({ car }: { car: DetailedCar }) {
  const message = useMessages();
  const { holdPath, origin, href } = usePageInfo();
  return (
    <Links role="list">
      {holdPath !== undefined && isHoldable(car) && (
        <li>
          <Link variant="standalone" href={`${holdPath}?car=${encodeURIComponent(car.car_id)}`}>
            <Icon name="clock" />
            {fillIn(message('holdAction'), { hours: HOLD_HOURS })}
          </Link>
        </li>
      )}
      <Share
        {...clientScript('ShareCar')}
        data-address={new URL(href, origin).href}
        data-title={fullCarName(car)}
      >
        <ShareButton type="button">
          <Icon name="share" />
          {message('shareCar')}
        </ShareButton>
        <ShareStatus role="status" data-copied={message('shareCopied')} />
      </Share>
      <li>
        <Link variant="standalone" href={sheetHref(href)}>
          <Icon name="print" />
          {message('sheetOpen')}
        </Link>
      </li>
    </Links>
  );
}
