import { Text } from '../../../design-system/components/Text/Text';
import { useMessages } from '../../../design-system/messages';
import type { OfferingCategory } from '../../../domain/booking/booking.types';

/** Notes about prices, and about missing ones (BOOK-88, BOOK-99). */
export function PriceNotes({ categories }: { categories: readonly OfferingCategory[] }) {
  const message = useMessages();
  const isPartial = categories.some(({ offerings }) =>
    offerings.some(({ priceKnown }) => !priceKnown),
  );
  return (
    <Text size="small" color="muted">
      {message('bookingMedian')} {isPartial && message('bookingNoPriceNote')}
    </Text>
  );
}
