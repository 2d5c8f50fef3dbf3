import { Card } from '../../../design-system/components/Card/Card';
import { Heading, type HeadingLevel } from '../../../design-system/components/Heading/Heading';
import { Icon } from '../../../design-system/components/Icon/Icon';
import { Image } from '../../../design-system/components/Image/Image';
import { Link } from '../../../design-system/components/Link/Link';
import { Text } from '../../../design-system/components/Text/Text';
import { styled } from '../../../design-system/stitches';
import { askingPrice } from '../../../domain/finance/carPrices';
import { useCachedFragment } from '../../../rendering/cachedFragments';
import { usePageInfo } from '../../../rendering/pageInfo';
import { CarBadges } from './CarBadges';
import { CarCardActions } from './CarCardActions';
import { CarCardPrice } from './CarCardPrice';
import { carHref, carName, fullCarName } from './carName';
import { CarDelivery, CarPlace } from './CarPlace';
import type { CarRecord } from '../../../domain/documents/carRecord';
import { useStockWord } from './useStockWord';

const Frame = styled('article', {
  display: 'grid',
  blockSize: '100%',
  variants: {
    width: {
      fluid: { inlineSize: '100%' },
      315: { inlineSize: '$carCard', maxInlineSize: '100%' },
      330: { inlineSize: '$carCardWide', maxInlineSize: '100%' },
    },
  },
});

const Picture = styled('div', {
  position: 'relative',
  // The ratio of the pictures: another one would cut nose and tail off.
  aspectRatio: '16 / 9',
  overflow: 'clip',
  borderRadius: 'var(--card-corner)',
  backgroundColor: '$surface',
  color: '$muted',
  '& img': { '@motion': { transition: 'transform $slow' } },
  '@hover': { 'article:hover > div > &': { '& img': { transform: 'scale(var(--hover-zoom))' } } },
});

const NoPicture = styled('div', {
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
});

/** Rows of a single card; in lists the rows are shared with the cards next to it (alignedCards). */
const Surface = styled(Card, {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto auto 1fr',
});

const TextColumn = styled('div', {
  display: 'grid',
  alignContent: 'start',
  gap: '$1',
  padding: '$4 var(--card-inset) 0',
  minInlineSize: 0,
});

const Cost = styled('div', {
  display: 'grid',
  alignContent: 'start',
  gap: '$2',
  padding: '$3 var(--card-inset) $4',
  minInlineSize: 0,
});

/** The whole card is clickable, while screen readers read only the car's name as the link. */
const Name = styled('div', {
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  // The link is as wide as the card, so that focusing it scrolls the whole card into view.
  '& a': { display: 'block' },
  '& a::after': { content: '""', position: 'absolute', inset: 0, borderRadius: '$card' },
  '& a:focus-visible': { outline: 'none' },
});

/** In one line, so that prices of neighbouring cards follow without gaps. The car's page has the whole version. */
const Version = styled(Text, {
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

const Facts = styled(Text, { fontVariantNumeric: 'tabular-nums' });

/** The `sizes` attribute of the picture. */
const sizes = {
  fluid: '(min-width: 1280px) 28vw, (min-width: 640px) 46vw, 92vw',
  315: '315px',
  330: '330px',
} as const;

export interface CarCardProps {
  car: CarRecord;
  /** `fluid` fills the container; otherwise a width in px. */
  width?: keyof typeof sizes;
  level?: HeadingLevel & (2 | 3 | 4);
  /** Above the fold: its picture is loaded with priority. */
  priority?: boolean;
  /** Whether to show the cost of home delivery. */
  showsDelivery?: boolean;
}

/**
 * A car in a list or slider: picture, name, version, a line of key facts, price, monthly cost and location. The buttons
 * to save and to compare it are over the picture; they need script and are hidden without.
 */
export function CarCard(props: CarCardProps) {
  const { car, width = 'fluid', level, priority, showsDelivery } = props;
  const variantKey = JSON.stringify([width, level, showsDelivery]);
  const inner = useCachedFragment(priority ? undefined : car, `card ${variantKey}`, () => (
    <CardSurface {...props} />
  ));
  return (
    <Frame
      width={String(width) as '315'}
      data-car={car.car_id}
      data-car-name={carName(car)}
      data-car-brand={car.car_brand}
      data-car-price={askingPrice(car)}
      {...inner}
    />
  );
}

function CardSurface({ car, width = 'fluid', level = 3, priority, showsDelivery }: CarCardProps) {
  const { carPath = '' } = usePageInfo();
  const word = useStockWord();
  const { car_id, car_version, car_year, car_primary_image } = car;
  const name = carName(car);
  const fullName = fullCarName(car);
  // A car without mileage shows its condition instead.
  const mileageOrCondition = car.car_mileage_text ?? word(car, 'car_condition');
  const facts = [
    car_year,
    mileageOrCondition,
    word(car, 'car_fuel'),
    word(car, 'car_gearbox'),
  ].filter(Boolean);
  return (
    <Surface padding="none" interactive>
      <Picture>
        {car_primary_image ? (
          <Image
            src={car_primary_image.thumbnail_url}
            // The name is the link's text; the picture adds nothing to it.
            alt=""
            layout="fill"
            sizes={sizes[width]}
            priority={priority}
            subject="car"
            preview={car_primary_image.blur_data_url}
          />
        ) : (
          <NoPicture>
            <Icon name="car" size="large" />
          </NoPicture>
        )}
        <CarBadges car={car} />
      </Picture>
      <TextColumn>
        <Name>
          <Heading level={level} size={5}>
            <Link href={carHref(carPath, car)} variant="plain" aria-label={fullName}>
              {name}
            </Link>
          </Heading>
        </Name>
        {car_version && (
          <Version size="small" color="muted">
            {car_version}
          </Version>
        )}
        {facts.length > 0 && (
          <Facts size="small" data-facts="">
            {/* No line begins with the dot. */}
            {facts.join('\u00a0· ')}
          </Facts>
        )}
      </TextColumn>
      <Cost>
        <CarCardPrice car={car} />
        <CarPlace car={car} />
        {showsDelivery && <CarDelivery car={car} />}
      </Cost>
      <CarCardActions id={car_id} name={fullName} place="picture" />
    </Surface>
  );
}
