import type { ReactNode } from 'react';
import { Link } from '../../../../design-system/components/Link/Link';
import { PriceHistoryChart } from '../../../../design-system/components/PriceHistoryChart/PriceHistoryChart';
import { Text } from '../../../../design-system/components/Text/Text';
import { fillIn, useMessages } from '../../../../design-system/messages';
import { styled } from '../../../../design-system/stitches';
import { mileageUnitText } from '../../../../domain/search/mileageUnit';
import { askingPrice } from '../../../../domain/finance/carPrices';
import { usePageInfo } from '../../../../rendering/pageInfo';
import { DetailSection } from '../detail/DetailSection';
import { Fold } from '../detail/Fold';
import type { DetailedCar } from '../detail/detailedCar';
import { formatMoney, formatNumber } from '../../../../domain/money/formatMoney';
import { comparedCarsAddress, reducedCarsAddress } from './comparedCarsAddress';
import { PriceScale } from './PriceScale';
import { usePositionText } from './usePositionText';

const Section = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: '$3',
  maxInlineSize: '$measure',
  '& > *': { maxInlineSize: '100%' },
  '& > svg, & > dl, & > figure': { inlineSize: '100%' },
});

interface PriceContextProps {
  car: DetailedCar;
  /** ISO day on which the shown history ends. */
  today: string;
}

/**
 * Position of a car's price among similar cars, and its history, each where known; nothing where both are
 * unknown.
 */
export function PriceContext({ car, today }: PriceContextProps) {
  const message = useMessages();
  const { car_price_position: position, car_price_history: history = [] } = car;
  const price = askingPrice(car);
  if (price === undefined || !hasPriceContext(car)) return null;
  return (
    <DetailSection id="price" title={message('priceTitle')}>
      {position && <Comparison car={car} price={price} position={position} />}
      {history.length > 1 && <History car={car} history={history} today={today} />}
    </DetailSection>
  );
}

/** Whether there is more to show about the price than the price itself. */
export const hasPriceContext = (car: DetailedCar): boolean =>
  askingPrice(car) !== undefined &&
  (car.car_price_position !== undefined || (car.car_price_history?.length ?? 0) > 1);

interface ComparisonProps {
  car: DetailedCar;
  price: number;
  position: NonNullable<DetailedCar['car_price_position']>;
}

function Comparison({ car, price, position }: ComparisonProps) {
  const message = useMessages();
  const positionText = usePositionText();
  const { carListPath, locale, mileageUnit, language } = usePageInfo();
  const { cars, ofVersion, years, mileage } = position;
  const words = {
    cars,
    what: [car.car_brand, car.car_model, ofVersion && car.car_version].filter(Boolean).join(' '),
    years: `${Math.min(...years)}–${Math.max(...years)}`,
    mileage: `${mileage.map((bound) => formatNumber(bound, locale)).join('–')} ${mileageUnitText(mileageUnit, language)}`,
  };
  return (
    <Section>
      <Text weight="bold">{positionText(position)}</Text>
      <PriceScale price={price} position={position} />
      <Text color="muted">{fillIn(message('priceCompared'), words)}</Text>
      {carListPath && (
        <Link
          variant="standalone"
          href={comparedCarsAddress(carListPath, car, position)}
          rel="nofollow"
          data-like-cars=""
        >
          {message('priceShowLike')}
        </Link>
      )}
    </Section>
  );
}

interface HistoryProps extends PriceContextProps {
  history: NonNullable<DetailedCar['car_price_history']>;
}

function History({ car, history, today }: HistoryProps) {
  const message = useMessages();
  const { carListPath, locale, currency } = usePageInfo();
  const { car_price_drop: drop, car_lowest_price_30_days: lowest } = car;
  const lastChangeDate = history.at(-1)?.date ?? today;
  return (
    <HistoryFold isFolded={drop !== undefined}>
      {drop !== undefined && (
        <Text>
          {fillIn(message('priceDropped'), { amount: formatMoney(drop, locale, currency) })}
        </Text>
      )}
      <PriceHistoryChart
        title={message('priceHistory')}
        changes={history.map(({ date, price }) => ({ from: date, price }))}
        until={lastChangeDate > today ? lastChangeDate : today}
        lowest={lowest}
        currency={currency}
      />
      {drop !== undefined && carListPath && (
        <Link variant="standalone" href={reducedCarsAddress(carListPath)} rel="nofollow">
          {message('priceDropList')}
        </Link>
      )}
    </HistoryFold>
  );
}

/** On phones a reduction is said in words, which open the chart. */
function HistoryFold({ isFolded, children }: { isFolded: boolean; children: ReactNode }) {
  const message = useMessages();
  const section = <Section data-folds="">{children}</Section>;
  if (!isFolded) return section;
  return (
    <Fold to="start" more={message('priceHistory')}>
      {section}
    </Fold>
  );
}
