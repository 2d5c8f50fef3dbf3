import { button } from '../../design-system/components/Button/Button';
import { Heading } from '../../design-system/components/Heading/Heading';
import { Icon } from '../../design-system/components/Icon/Icon';
import { Image } from '../../design-system/components/Image/Image';
import { Link } from '../../design-system/components/Link/Link';
import { Text } from '../../design-system/components/Text/Text';
import { fillIn, useMessages } from '../../design-system/messages';
import { styled } from '../../design-system/stitches';
import { toneStyle } from '../../design-system/tones';
import { askingPrice } from '../../domain/finance/carPrices';
import { CarCardPrice } from '../../features/car/ui/CarCardPrice';
import { carHref, carName } from '../../features/car/ui/carName';
import type { CarRecord } from '../../domain/documents/carRecord';
import { useCachedFragment } from '../../rendering/cachedFragments';
import { usePageInfo } from '../../rendering/pageInfo';
import { useStockWord } from '../../features/car/ui/useStockWord';

const Slide = styled('div', {
  ...toneStyle('default'),
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  minInlineSize: 0,
  borderRadius: '$card',
  overflow: 'clip',
  '@print': { breakInside: 'avoid' },
  boxShadow: '$rest',
  '@md': { gridTemplateColumns: '3fr 2fr', gridTemplateRows: 'auto' },
  // Once script selects slides, the others are partly visible at the sides, without text that would be hard
  // to read; a click on one centres it.
  '&:not([data-selected])': {
    '[data-started] &': { opacity: 0.5, cursor: 'pointer', '@print': { opacity: 1 } },
  },
  '@motion': { transition: 'opacity $slow' },
});

const Picture = styled('div', {
  position: 'relative',
  aspectRatio: '16 / 10',
  backgroundColor: '$surface',
  '@md': { aspectRatio: 'auto', minBlockSize: '$sheet' },
});

const TextColumn = styled('div', {
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'start',
  gap: '$3',
  padding: '$5',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  '@lg': { padding: '$7' },
  '[data-started] :not([data-selected]) > &': {
    visibility: 'hidden',
    '@print': { visibility: 'visible' },
  },
});

const Facts = styled('p', { margin: 0, color: '$muted', fontSize: '$small' });

interface WeekSlideProps {
  car: CarRecord;
  place: { index: number; count: number };
}

/** A car of the week: picture, name, price, and a link to its page. */
export function WeekSlide({ car, place }: WeekSlideProps) {
  const message = useMessages();
  const contentProps = useCachedFragment(car, 'slide', () => <SlideContent car={car} />);
  return (
    <Slide
      role="group"
      aria-roledescription={message('slide')}
      aria-label={fillIn(message('slidePosition'), {
        number: place.index + 1,
        count: place.count,
      })}
      data-selected={place.index === 0 ? '' : undefined}
      data-car={car.car_id}
      data-car-name={carName(car)}
      data-car-brand={car.car_brand}
      data-car-price={askingPrice(car)}
      {...contentProps}
    />
  );
}

function SlideContent({ car }: Pick<WeekSlideProps, 'car'>) {
  const message = useMessages();
  const { carPath = '' } = usePageInfo();
  const stockWord = useStockWord();
  const { car_primary_image, car_version, car_year, car_mileage_text } = car;
  const facts = [
    car_year,
    car_mileage_text,
    stockWord(car, 'car_fuel'),
    stockWord(car, 'car_gearbox'),
    car.car_site_city,
  ];
  const name = carName(car);
  return (
    <>
      <Picture>
        {car_primary_image && (
          <Image
            src={car_primary_image.thumbnail_url}
            alt=""
            layout="fill"
            sizes="(min-width: 768px) 58vw, 92vw"
            subject="car"
            preview={car_primary_image.blur_data_url}
          />
        )}
      </Picture>
      <TextColumn>
        <Heading level={3} size={3}>
          {name}
        </Heading>
        {car_version && <Text color="muted">{car_version}</Text>}
        <Facts>{facts.filter(Boolean).join(' · ')}</Facts>
        <CarCardPrice car={car} />
        <Link
          variant="none"
          className={button()}
          href={carHref(carPath, car)}
          aria-label={fillIn(message('compareShowCarNamed'), { car: name })}
        >
          {message('compareShowCar')}
          <Icon name="arrow" />
        </Link>
      </TextColumn>
    </>
  );
}
