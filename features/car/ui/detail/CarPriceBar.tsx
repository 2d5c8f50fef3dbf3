import { Button } from '../../../../design-system/components/Button/Button';
import { useMessages } from '../../../../design-system/messages';
import { globalCss, styled } from '../../../../design-system/stitches';
import { toneStyle } from '../../../../design-system/tones';
import { carName } from '../carName';
import { askedPrice } from '../../../../domain/price/askedPrice';
import type { DetailedCar } from './detailedCar';

// Until script has measured it.
globalCss({
  ':root:has([data-price-bar])': { '@belowLg': { '@tall': { '--stuck-end': '$sizes$tray' } } },
});

/**
 * Sticks to the end of the window for as long as the car is in it. One bar is enough there: it gives way to the
 * tray of cars to compare, to the question for consent, and to what it repeats: the price and the form
 * (CarPage.client.ts).
 */
const Bar = styled('div', {
  ...toneStyle('default'),
  '@tall': {
    position: 'sticky',
    insetBlockEnd: 0,
    'body:has([data-compare-tray]) &, body:has([data-consent-banner]) &': { position: 'static' },
    '&[data-repeats]': { visibility: 'hidden' },
  },
  zIndex: '$sticky',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '$4',
  minBlockSize: '$tray',
  paddingInline: '$gutter',
  paddingBlock: '$2',
  borderBlockStart: '1px solid $line',
  boxShadow: '$raised',
  '@lg': { display: 'none' },
  '@print': { display: 'none' },
});

const Words = styled('div', { display: 'grid', minInlineSize: 0, lineHeight: '$snug' });

const Name = styled('span', {
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: '$muted',
  fontSize: '$caption',
});

const Price = styled('strong', {
  fontFamily: '$heading',
  fontSize: '$h5',
  fontVariantNumeric: 'tabular-nums',
});

const Note = styled('span', {
  color: '$muted',
  fontFamily: '$body',
  fontSize: '$caption',
  fontWeight: '$regular',
});

/** What a car costs and the way to the form, always at hand on phones. */
export function CarPriceBar({ car }: { car: DetailedCar }) {
  const message = useMessages();
  const price = askedPrice(car);
  const isWithoutVat = car.car_vehicle_type_code === 'LCV' && car.car_price !== undefined;
  return (
    <Bar role="region" aria-label={message('detailPriceBar')} data-price-bar="" data-sticks="end">
      <Words>
        <Name>{carName(car)}</Name>
        <Price>
          {price ?? message('detailOnRequest')}
          {isWithoutVat && <Note> {message('carWithoutVat')}</Note>}
        </Price>
      </Words>
      <Button as="a" href="#contact-form">
        {message('detailAsk')}
      </Button>
    </Bar>
  );
}
