import { Text } from '../../../design-system/components/Text/Text';
import { useMessages } from '../../../design-system/messages';
import type { OfferingCategory } from '../../../domain/booking/booking.types';

/** What prices are, and why some are missing (BOOK-88, BOOK-99). */
export function PriceNotes({ categories }: { categories: readonly OfferingCategory[] }) {
  const message = useMessages();
  const isPartial = categories.some(({ offerings }) =>
    offerings.some(({ priceKnown }) => !priceKnown),
  );
  return (
    <Text size="small" tone="muted">
      {message('bookingMedian')} {isPartial && message('bookingNoPriceNote')}
    </Text>
  );
}
