import { Button } from '../../../../design-system/components/Button/Button';
import { bareInput, ControlBox } from '../../../../design-system/components/FormField/control';
import { Icon } from '../../../../design-system/components/Icon/Icon';
import { Text } from '../../../../design-system/components/Text/Text';
import { VisuallyHidden } from '../../../../design-system/components/VisuallyHidden/VisuallyHidden';
import { fillIn, useMessages } from '../../../../design-system/messages';
import { styled } from '../../../../design-system/stitches';
import { isFlat, leastDeliveryPrice } from '../../../../domain/delivery/homeDelivery';
import { distanceKm } from '../../../../domain/geography/distance';
import { readPosition } from '../../../../domain/geography/position';
import type { NamedPlace } from './namedPlace';
import { nearKey } from '../../../search/ui/placeChoice';
import { usePageInfo } from '../../../../rendering/pageInfo';
import { formatMoney } from '../../../../domain/money/formatMoney';
import { usePlaceTexts } from '../usePlaceTexts';
import type { DetailedCar } from './detailedCar';

const Frame = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '$1 $4',
  fontSize: '$small',
  lineHeight: '$snug',
});

/** A link that opens the form on a line of its own. */
const Ask = styled('details', {
  '&[open]': { flexBasis: '100%' },
  '& > summary': {
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: '$target',
    borderRadius: '$small',
    color: '$link',
    textDecoration: 'underline',
    cursor: 'pointer',
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
    '@touch': { minBlockSize: '$touch' },
  },
  '& > form': { paddingBlockStart: '$1' },
});

const Line = styled('p', {
  display: 'flex',
  alignItems: 'baseline',
  gap: '$2',
  margin: 0,
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums',
  '&[hidden]': { display: 'none' },
  '& > svg': { alignSelf: 'center', color: '$muted' },
});

const Submit = styled('span', { display: 'flex', paddingInlineEnd: '$1' });

/**
 * How far the car is from the visitor, and what it costs to have it brought. The place is the address's; else script
 * takes the one that this tab remembers, so that no page is kept for a visitor (tellDistance.ts). The form asks for one.
 */
export function CarWhere({ car, near }: { car: DetailedCar; near?: NamedPlace }) {
  const message = useMessages();
  const texts = usePlaceTexts();
  const { href } = usePageInfo();
  const position = readPosition(car.car_site_geocoord ?? '');
  if (!position) return null;
  const found = near?.position && { ...near.position, maxKm: null, name: near.name };
  const name = found && near && texts.name({ text: near.text, found });
  const km = found && distanceKm(found, position);
  const isUnknown = near !== undefined && !found;
  const pattern = message('carDistanceFrom');
  return (
    <Frame
      data-car-where={`${position.lat},${position.lng}`}
      data-distance={pattern}
      data-unit={texts.telling.unit}
      data-delivery={texts.delivers ? JSON.stringify(texts.telling) : undefined}
      data-place={found && JSON.stringify({ name, lat: found.lat, lng: found.lng })}
    >
      <Line hidden={km === undefined} data-where-distance="">
        <Icon name="pin" size="small" />
        <span>
          {km !== undefined && fillIn(pattern, { distance: texts.distance(km), place: name ?? '' })}
        </span>
      </Line>
      {texts.delivers && (
        <Line>
          <Icon name="truck" size="small" />
          <span data-where-delivery="">
            {km === undefined ? <DeliveryFrom /> : texts.delivery(km)}
          </span>
        </Line>
      )}
      <Ask open={isUnknown}>
        <summary>{message('detailWhere')}</summary>
        <form method="get" action={href}>
          <ControlBox>
            <VisuallyHidden as="label" htmlFor="car-where">
              {message('carNearField')}
            </VisuallyHidden>
            <input
              id="car-where"
              name={nearKey}
              type="text"
              className={bareInput()}
              defaultValue={near && near.name === undefined && found ? undefined : near?.text}
              placeholder={message('carNearField')}
              autoComplete="postal-code"
              enterKeyHint="search"
              maxLength={100}
              required
              aria-invalid={isUnknown || undefined}
              aria-describedby={isUnknown ? 'car-where-unknown' : undefined}
            />
            <Submit>
              <Button type="submit" size="small" variant="outline">
                {message('detailWhereShow')}
              </Button>
            </Submit>
          </ControlBox>
          {isUnknown && (
            <Text id="car-where-unknown" size="small" tone="danger" role="alert">
              {fillIn(message('carNearUnknown'), { place: near.text })}
            </Text>
          )}
        </form>
      </Ask>
    </Frame>
  );
}

/** What home delivery costs at least, while nobody knows where to. */
function DeliveryFrom() {
  const message = useMessages();
  const { homeDelivery = [], locale, currency } = usePageInfo();
  const least = leastDeliveryPrice(homeDelivery);
  if (least === undefined) return null;
  if (least === 0 && isFlat(homeDelivery)) return message('carDeliveryFree');
  const key = isFlat(homeDelivery) ? 'detailDeliveryFlat' : 'detailDeliveryFrom';
  return fillIn(message(key), { price: formatMoney(least, locale, currency) });
}
