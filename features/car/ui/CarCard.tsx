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
  gridTemplateRows: 'auto auto 1fr auto',
});

const TextColumn = styled('div', {
  display: 'grid',
  alignContent: 'start',
  gap: '$3',
  padding: '$4 var(--card-inset) 0',
  minInlineSize: 0,
});

const Cost = styled('div', { padding: '$3 var(--card-inset)', minInlineSize: 0 });

/** The whole card is clickable, while screen readers read only the car's name as the link. */
const Name = styled('div', {
  display: 'grid',
  gap: '$1',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  // The link is as wide as the card, so that focusing it scrolls the whole card into view.
  '& a': { display: 'block' },
  '& a::after': { content: '""', position: 'absolute', inset: 0, borderRadius: '$card' },
  '& a:focus-visible': { outline: 'none' },
});

/** Two facts per row, so that long ones do not need an extra line. */
const Facts = styled('ul', {
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '$1 $3',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: '$small',
  lineHeight: '$snug',
  fontVariantNumeric: 'tabular-nums',
  '& li': { overflowWrap: 'anywhere' },
});

const Footer = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '$2',
  marginInline: 'var(--card-inset)',
  paddingBlock: '$2',
  borderBlockStart: '1px solid $line',
});

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
 * A car in a list or slider: picture, name, key facts, price, monthly cost and location. The buttons to compare and to
 * save it need script and are hidden without.
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
  // A car without mileage shows its condition instead, so that the facts of all cards are aligned.
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
          {car_version && (
            <Text size="small" color="muted">
              {car_version}
            </Text>
          )}
        </Name>
        {facts.length > 0 && (
          <Facts role="list">
            {facts.map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </Facts>
        )}
      </TextColumn>
      <Cost>
        <CarCardPrice car={car} />
        {showsDelivery && <CarDelivery car={car} />}
      </Cost>
      <Footer>
        <CarPlace car={car} />
        <CarCardActions id={car_id} name={fullName} />
      </Footer>
    </Surface>
  );
}
