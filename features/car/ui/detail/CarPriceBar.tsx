import { Button } from '../../../../design-system/components/Button/Button';
import { useMessages } from '../../../../design-system/messages';
import { globalCss, styled } from '../../../../design-system/stitches';
import { toneStyle } from '../../../../design-system/tones';
import { carName } from '../carName';
import { indexedAskingPrice } from '../../../../domain/price/askingPrice';
import type { DetailedCar } from './detailedCar';

// The height of the bar until script has measured it.
globalCss({
  ':root:has([data-price-bar])': { '@belowLg': { '@tall': { '--stuck-end': '$sizes$tray' } } },
});

/**
 * Sticks to the bottom of the window while the car is on screen. To avoid stacking bars, the comparison tray stays at the
 * end of a page that has this bar (CompareTray.tsx); it is not sticky while the consent banner is shown, and hidden while
 * the price or the form that it repeats is visible (CarPage.client.ts).
 */
const Bar = styled('div', {
  ...toneStyle('default'),
  '@tall': {
    position: 'sticky',
    insetBlockEnd: 0,
    'body:has([data-consent-banner]) &': { position: 'static' },
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

const TextColumn = styled('div', { display: 'grid', minInlineSize: 0, lineHeight: '$snug' });

const Name = styled('span', {
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: '$muted',
  fontSize: '$small',
});

const Price = styled('strong', {
  fontFamily: '$heading',
  fontSize: '$h5',
  fontVariantNumeric: 'tabular-nums',
});

const Note = styled('span', {
  color: '$muted',
  fontFamily: '$body',
  fontSize: '$small',
  fontWeight: '$regular',
});

/** The price of a car and the link to the form, always visible on phones. */
export function CarPriceBar({ car }: { car: DetailedCar }) {
  const message = useMessages();
  const price = indexedAskingPrice(car);
  const isWithoutVat = car.car_vehicle_type_code === 'LCV' && car.car_price !== undefined;
  return (
    <Bar role="region" aria-label={message('detailPriceBar')} data-price-bar="" data-sticks="end">
      <TextColumn>
        <Name>{carName(car)}</Name>
        <Price>
          {price ?? message('detailOnRequest')}
          {isWithoutVat && <Note> {message('carWithoutVat')}</Note>}
        </Price>
      </TextColumn>
      <Button as="a" href="#contact-form">
        {message('detailAsk')}
      </Button>
    </Bar>
  );
}
