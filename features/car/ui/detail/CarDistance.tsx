import { Button } from '../../../../design-system/components/Button/Button';
import { bareInput, ControlBox } from '../../../../design-system/components/FormField/control';
import { Icon } from '../../../../design-system/components/Icon/Icon';
import { Text } from '../../../../design-system/components/Text/Text';
import { VisuallyHidden } from '../../../../design-system/components/VisuallyHidden/VisuallyHidden';
import { fillIn, useMessages } from '../../../../design-system/messages';
import { styled } from '../../../../design-system/stitches';
import { isFlatPrice, minDeliveryPrice } from '../../../../domain/delivery/homeDelivery';
import { distanceKm } from '../../../../domain/geography/distance';
import { readPosition } from '../../../../domain/geography/position';
import type { NamedPlace } from './findNamedPlace';
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
  lineHeight: '$snug',
});

/** A link that opens the form; the open form takes a separate line. */
const PlaceForm = styled('details', {
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
 * The car's distance from the visitor and the cost of delivery, with a form for the visitor's place. The place comes
 * from the address; otherwise the script uses the place stored in this tab, because cached pages must not contain a
 * visitor's place (showDistance.ts).
 */
export function CarDistance({ car, near }: { car: DetailedCar; near?: NamedPlace }) {
  const message = useMessages();
  const texts = usePlaceTexts();
  const { href } = usePageInfo();
  const position = readPosition(car.car_site_geocoord ?? '');
  if (!position) return null;
  const visitorPlace = near?.position && { ...near.position, maxKm: null, name: near.name };
  const name = visitorPlace && near && texts.name({ text: near.text, found: visitorPlace });
  const km = visitorPlace && distanceKm(visitorPlace, position);
  const isUnknown = near !== undefined && !visitorPlace;
  const pattern = message('carDistanceFrom');
  return (
    <Frame
      data-car-where={`${position.lat},${position.lng}`}
      data-distance={pattern}
      data-unit={texts.deliveryOptions.unit}
      data-delivery={texts.offersDelivery ? JSON.stringify(texts.deliveryOptions) : undefined}
      data-place={
        visitorPlace && JSON.stringify({ name, lat: visitorPlace.lat, lng: visitorPlace.lng })
      }
    >
      <Line hidden={km === undefined} data-where-distance="">
        <Icon name="pin" size="small" />
        <span>
          {km !== undefined && fillIn(pattern, { distance: texts.distance(km), place: name ?? '' })}
        </span>
      </Line>
      {texts.offersDelivery && (
        <Line>
          <Icon name="truck" size="small" />
          <span data-where-delivery="">
            {km === undefined ? <DeliveryFrom /> : texts.delivery(km)}
          </span>
        </Line>
      )}
      <PlaceForm open={isUnknown}>
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
              defaultValue={
                near && near.name === undefined && visitorPlace ? undefined : near?.text
              }
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
            <Text id="car-where-unknown" color="danger" role="alert">
              {fillIn(message('carNearUnknown'), { place: near.text })}
            </Text>
          )}
        </form>
      </PlaceForm>
    </Frame>
  );
}

/** The lowest cost of home delivery, shown while the visitor's place is unknown. */
function DeliveryFrom() {
  const message = useMessages();
  const { homeDelivery = [], locale, currency } = usePageInfo();
  const minPrice = minDeliveryPrice(homeDelivery);
  if (minPrice === undefined) return null;
  if (minPrice === 0 && isFlatPrice(homeDelivery)) return message('carDeliveryFree');
  const key = isFlatPrice(homeDelivery) ? 'detailDeliveryFlat' : 'detailDeliveryFrom';
  return fillIn(message(key), { price: formatMoney(minPrice, locale, currency) });
}
