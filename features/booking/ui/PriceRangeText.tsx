import { Text } from '../../../design-system/components/Text/Text';
import { fillIn, useMessages } from '../../../design-system/messages';
import type { PriceRange } from '../../../domain/booking/booking.types';
import { type MoneyPattern, writeMoney } from '../../../domain/money/moneyPattern';

export interface PriceRangeTextProps {
  range: PriceRange;
  pattern: MoneyPattern;
  /** Whether the price also depends on the mileage: an original service is among the chosen. */
  byMileage: boolean;
}

/** The range of a price before a workshop is chosen, so that the workshop's own price is no surprise. */
export function PriceRangeText({ range, pattern, byMileage }: PriceRangeTextProps) {
  const message = useMessages();
  return (
    <Text as="span" size="caption" color="muted">
      {fillIn(message(byMileage ? 'bookingPriceRangeMileage' : 'bookingPriceRange'), {
        from: writeMoney(range.from, pattern),
        to: writeMoney(range.to, pattern),
      })}
    </Text>
  );
}
