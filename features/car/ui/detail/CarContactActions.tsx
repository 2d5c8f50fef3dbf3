import { Button } from '../../../../design-system/components/Button/Button';
import { Icon } from '../../../../design-system/components/Icon/Icon';
import { Link } from '../../../../design-system/components/Link/Link';
import { fillIn, useMessages } from '../../../../design-system/messages';
import { styled } from '../../../../design-system/stitches';
import { HOLD_HOURS, isHoldable } from '../../../../domain/holds/carHold';
import { usePageInfo } from '../../../../rendering/pageInfo';
import { useTestDriveOption } from '../useTestDriveOption';
import { CarLinks } from './CarLinks';
import type { DetailedCar } from './detailedCar';

const Actions = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$3',
});

const Rest = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: '$5',
  '@print': { display: 'none' },
});

/** The open list takes a line of its own. */
const More = styled('details', {
  marginInlineStart: 'auto',
  '&[open]': { flexBasis: '100%' },
  '& > summary': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'end',
    gap: '$2',
    minBlockSize: '$touch',
    borderRadius: '$small',
    color: '$link',
    fontWeight: '$semibold',
    cursor: 'pointer',
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
    '@hover': { '&:hover': { textDecorationLine: 'underline', textUnderlineOffset: '0.3em' } },
  },
  '&[open] > summary > svg': { transform: 'rotate(180deg)' },
});

/**
 * One filled and one outlined action: the test drive, at the seller's free times if they are known, and the form for a
 * question; for a car without test drives the form and a quote. The rest opens, without JavaScript too.
 */
export function CarContactActions({ car }: { car: DetailedCar }) {
  const message = useMessages();
  const { holdPath } = usePageInfo();
  const drive = useTestDriveOption()(car, '');
  const ask = { href: '#contact-form', text: message('detailAsk') };
  const quote = { href: '#contact-quote', text: message('detailQuote') };
  const first = drive ?? ask;
  const second = drive ? ask : quote;
  return (
    <Actions>
      <Button as="a" href={first.href}>
        {first.text}
      </Button>
      <Button as="a" variant="outline" href={second.href}>
        {second.text}
      </Button>
      <Rest>
        {holdPath !== undefined && isHoldable(car) && (
          <Link variant="standalone" href={`${holdPath}?car=${encodeURIComponent(car.car_id)}`}>
            {fillIn(message('holdAction'), { hours: HOLD_HOURS })}
          </Link>
        )}
        <More>
          <summary>
            {message('detailMore')}
            <Icon name="chevron" />
          </summary>
          <CarLinks car={car} quote={drive ? quote : undefined} />
        </More>
      </Rest>
    </Actions>
  );
}
