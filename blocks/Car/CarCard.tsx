import { Badge } from '../../design-system/components/Badge/Badge';
import { Card } from '../../design-system/components/Card/Card';
import { Heading, type HeadingLevel } from '../../design-system/components/Heading/Heading';
import { Icon } from '../../design-system/components/Icon/Icon';
import { Image } from '../../design-system/components/Image/Image';
import { Link } from '../../design-system/components/Link/Link';
import { Text } from '../../design-system/components/Text/Text';
import { fillIn, useMessages } from '../../design-system/messages';
import { styled } from '../../design-system/stitches';
import { usePageInfo } from '../pageInfo';
import { CarCardActions } from './CarCardActions';
import { CarCardPrice } from './CarCardPrice';
import type { CarRecord } from './carRecord';

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
  aspectRatio: '16 / 9',
  overflow: 'clip',
  backgroundColor: '$surface',
  color: '$muted',
  '& img': { '@motion': { transition: 'transform $slow' } },
  '@hover': { 'article:hover > div > &': { '& img': { transform: 'scale(1.03)' } } },
});

const NoPicture = styled('div', {
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
});

const Badges = styled('ul', {
  position: 'absolute',
  insetBlockStart: '$3',
  insetInlineStart: '$3',
  display: 'flex',
  flexWrap: 'wrap',
  gap: '$1',
  // The button to save the car keeps its corner.
  marginInlineEnd: '$9',
  padding: 0,
  listStyle: 'none',
});

const Body = styled('div', {
  display: 'flex',
  flexDirection: 'column',
  flexGrow: 1,
  gap: '$3',
  padding: '$4',
  minInlineSize: 0,
});

/** The whole card follows the link, while only the car's name is read as the link. */
const Name = styled('div', {
  display: 'grid',
  gap: '$1',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  '& a::after': { content: '""', position: 'absolute', inset: 0, borderRadius: '$card' },
  '& a:focus-visible': { outline: 'none' },
});

const Facts = styled('ul', {
  display: 'flex',
  flexWrap: 'wrap',
  rowGap: '$1',
  margin: 0,
  // The dot before the first of each line lies outside and is cut off.
  marginInlineStart: '-$space$5',
  paddingInlineStart: 0,
  clipPath: 'inset(0 0 0 $space$5)',
  listStyle: 'none',
  fontSize: '$small',
  lineHeight: '$snug',
  fontVariantNumeric: 'tabular-nums',
  '& li': { overflowWrap: 'anywhere' },
  '& li::before': {
    content: '"·"',
    display: 'inline-block',
    inlineSize: '$space$5',
    color: '$muted',
    textAlign: 'center',
  },
});

const Foot = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '$2',
  marginBlockStart: 'auto',
  paddingBlockStart: '$3',
  borderBlockStart: '1px solid $line',
});

const Place = styled('span', {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '$1',
  minInlineSize: 0,
  color: '$muted',
  fontSize: '$small',
  overflowWrap: 'anywhere',
});

/** How wide the picture is shown, as in HTML. */
const sizes = {
  fluid: '(min-width: 1280px) 28vw, (min-width: 640px) 46vw, 92vw',
  315: '315px',
  330: '330px',
} as const;

export interface CarCardProps {
  car: CarRecord;
  /** As wide as its place, or a width in px (spec 2 §9). */
  width?: keyof typeof sizes;
  level?: HeadingLevel & (2 | 3 | 4);
  /** Among the first things that a visitor sees. */
  priority?: boolean;
}

/**
 * A car in a list or slider: picture, name, key facts, price, monthly cost and where it stands. The
 * buttons to compare and to save it need script and hide without.
 */
export function CarCard({ car, width = 'fluid', level = 3, priority }: CarCardProps) {
  const { carPath = '' } = usePageInfo();
  const { car_id, slug, car_brand, car_model, car_version, car_year, car_primary_image } = car;
  const name = `${car_brand} ${car_model}`;
  const facts = [car_year, car.car_mileage_text, car.car_fuel, car.car_gearbox].filter(Boolean);
  const town = car.car_site_city ?? car.car_site_name;
  return (
    <Frame
      width={String(width) as '315'}
      data-car={car_id}
      data-car-name={name}
      data-car-brand={car_brand}
      data-car-price={car.car_campaign_price ?? car.car_price}
    >
      <Card padding="none" interactive>
        <Picture>
          {car_primary_image ? (
            <Image
              src={car_primary_image.thumbnail_url}
              // The name says what the link leads to; the picture adds nothing to it.
              alt=""
              place="fill"
              sizes={sizes[width]}
              priority={priority}
              style={{ backgroundImage: `url("${car_primary_image.blur_data_url}")` }}
            />
          ) : (
            <NoPicture>
              <Icon name="car" size="large" />
            </NoPicture>
          )}
          <CarBadges car={car} />
        </Picture>
        <Body>
          <Name>
            <Heading level={level} size={5}>
              <Link href={`${carPath}/${encodeURIComponent(car_id)}/${slug}`} look="plain">
                {name}
              </Link>
            </Heading>
            {car_version && (
              <Text size="small" tone="muted">
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
          <CarCardPrice car={car} />
          <Foot>
            {town ? (
              <Place>
                <Icon name="pin" size="small" />
                {town}
              </Place>
            ) : (
              <span />
            )}
            <CarCardActions id={car_id} name={name} />
          </Foot>
        </Body>
      </Card>
    </Frame>
  );
}

function CarBadges({ car }: { car: CarRecord }) {
  const message = useMessages();
  const { vatBadge } = usePageInfo();
  const [campaign] = car.car_campaigns ?? [];
  const isReduced = car.car_lowest_price_30_days !== undefined;
  const badges = [
    car.car_is_reserved && ({ look: 'dark', text: message('carReserved') } as const),
    campaign
      ? ({ look: 'campaign', text: campaign } as const)
      : isReduced && ({ look: 'campaign', text: message('carReduced') } as const),
    car.car_is_used === false &&
      car.car_condition &&
      ({ look: 'neutral', text: car.car_condition } as const),
    vatBadge && car.car_vat_eligible && ({ look: 'neutral', text: message('carVat') } as const),
  ].filter((badge) => badge !== false && badge !== undefined && badge !== '');
  if (badges.length === 0) return null;
  return (
    <Badges role="list" aria-label={fillIn(message('carMarks'), { car: car.car_model })}>
      {badges.map(({ look, text }) => (
        <li key={text}>
          <Badge look={look}>{text}</Badge>
        </li>
      ))}
    </Badges>
  );
}
