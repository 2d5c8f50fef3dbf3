import { fillIn } from '../../../../design-system/messages';
import { BOOKING_CURRENCY } from '../../../../domain/booking/limits';
import type { VisitPrice } from '../../../../domain/booking/visitPrice';
import { moneyPattern, writeMoney } from '../../../../domain/money/moneyPattern';
import type { Messages } from '../../../../messages/messages';

/** `2 295 kr inkl. moms`; says so where something has no price yet. @param locale IETF tag */
export function writePrice(
  { amount, isPartial }: VisitPrice,
  messages: Pick<Messages, 'bookingPriceInclVat' | 'bookingPricePartial'>,
  locale: string,
): string {
  const price = writeMoney(amount, moneyPattern(locale, BOOKING_CURRENCY));
  return fillIn(messages[isPartial ? 'bookingPricePartial' : 'bookingPriceInclVat'], { price });
}
