import { Text } from '../../../design-system/components/Text/Text';
import { fillIn, useMessages } from '../../../design-system/messages';
import type { PriceRange } from '../../../domain/booking/booking.types';
import { type MoneyPattern, writeMoney } from '../../../domain/money/moneyPattern';

export interface PriceRangeTextProps {
  range: PriceRange;
  pattern: MoneyPattern;
  /** The mileage counts as well: there is an original service in it. */
  byMileage: boolean;
}

/** What a price may come to at the workshop that will be chosen, so that it is no surprise there. */
export function PriceRangeText({ range, pattern, byMileage }: PriceRangeTextProps) {
  const message = useMessages();
  return (
    <Text as="span" size="caption" tone="muted">
      {fillIn(message(byMileage ? 'bookingPriceRangeMileage' : 'bookingPriceRange'), {
        from: writeMoney(range.from, pattern),
        to: writeMoney(range.to, pattern),
      })}
    </Text>
  );
}
