import { moneyPattern } from '../../domain/money/moneyPattern';
import type { BookingAssistantProps } from '../../schema/generated/fields';
import { usePageInfo } from '../pageInfo';
import { calendarWords } from './calendarWords';
import type { BookingData } from './loadBooking';
import type { BookingSettings } from './step.types';

/** The currency of the workshop system (BOOK-87). */
const CURRENCY = 'SEK';

/** What the steps of a booking work with, of the fields that both variants have. */
export function useBookingSettings(
  {
    AccidentLink,
    SupportEmail,
    ApiKey,
  }: Pick<BookingAssistantProps, 'AccidentLink' | 'SupportEmail' | 'ApiKey'>,
  data: BookingData | undefined,
): BookingSettings {
  const { locale } = usePageInfo();
  const accident = AccidentLink?.value;
  return {
    pattern: moneyPattern(locale, CURRENCY),
    words: calendarWords(locale),
    country: data?.country ?? 'SE',
    hours: data?.hours ?? {},
    mapsKey: ApiKey || undefined,
    supportEmail: SupportEmail?.value ?? '',
    accident: accident?.href ? { href: accident.href, text: accident.text ?? '' } : undefined,
  };
}
