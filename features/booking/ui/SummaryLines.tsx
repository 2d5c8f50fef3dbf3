import { Text } from '../../../design-system/components/Text/Text';
import { useMessages } from '../../../design-system/messages';
import { styled } from '../../../design-system/stitches';
import type { BookingState } from '../../../domain/booking/bookingState.types';
import { bookingTotal, chargedPrice } from '../model/bookingTotal';
import { ORIGINAL_SERVICE } from '../../../domain/booking/serviceRules';
import { type MoneyPattern, writeMoney } from '../../../domain/money/moneyPattern';
import { PriceRangeText } from './PriceRangeText';

const Lines = styled('dl', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  rowGap: '$2',
  margin: 0,
  '& dt, & dd': { margin: 0 },
  '& dd': { paddingInlineStart: '$4', textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
});

const TotalRow = styled('div', {
  display: 'contents',
  fontWeight: '$bold',
  '& > *': { borderBlockStart: '1px solid $line', paddingBlockStart: '$2' },
});

const TotalWithoutRow = styled('div', { display: 'contents', color: '$muted' });

export interface SummaryLinesProps {
  state: Pick<BookingState, 'services' | 'car'>;
  pattern: MoneyPattern;
  /** Explains how the prices are determined; the default text is for medians (BOOK-88). */
  priceNote?: string;
}

/** The chosen services with their prices, and the total (BOOK-87, BOOK-89, BOOK-99). */
export function SummaryLines({ state, pattern, priceNote }: SummaryLinesProps) {
  const message = useMessages();
  const chosenServices = Object.entries(state.services);
  if (chosenServices.length === 0) return <Text color="muted">{message('bookingNothing')}</Text>;
  const { total, withAgreement, range, isPartial } = bookingTotal(state);
  const hasAgreement = state.car?.hasServiceAgreement ?? false;
  return (
    <>
      <Lines>
        {chosenServices.map(([code, service]) => (
          <div key={code} style={{ display: 'contents' }}>
            <dt>
              {service.name}
              {service.unit > 1 && ` × ${service.unit}`}
            </dt>
            <dd>
              {service.priceKnown
                ? writeMoney(chargedPrice(service, hasAgreement) * service.unit, pattern)
                : message('bookingNoPrice')}
            </dd>
          </div>
        ))}
        {withAgreement === undefined ? (
          <TotalRow>
            <dt>{message(isPartial ? 'bookingTotalFrom' : 'bookingTotal')}</dt>
            <dd>{writeMoney(total, pattern)}</dd>
          </TotalRow>
        ) : (
          <>
            <TotalWithoutRow>
              <dt>{message('bookingTotalWithout')}</dt>
              <dd>{writeMoney(total, pattern)}</dd>
            </TotalWithoutRow>
            <TotalRow>
              <dt>{message('bookingTotalAgreement')}</dt>
              <Text as="dd" color="danger">
                {writeMoney(withAgreement, pattern)}
              </Text>
            </TotalRow>
          </>
        )}
      </Lines>
      {range && (
        <PriceRangeText
          range={range}
          pattern={pattern}
          byMileage={Object.hasOwn(state.services, ORIGINAL_SERVICE)}
        />
      )}
      <Text size="small" color="muted">
        {message('bookingInclVat')} {priceNote ?? message('bookingMedian')}{' '}
        {isPartial && message('bookingNoPriceNote')}
      </Text>
    </>
  );
}
