import { BOOKING_CURRENCY } from '../../../domain/booking/limits';
import { moneyPattern } from '../../../domain/money/moneyPattern';
import type { BookingAssistantProps } from '../../../schema/generated/fields';
import { usePageInfo } from '../../../rendering/pageInfo';
import { getCalendarNames } from '../../appointments/ui/calendarNames';
import type { BookingData } from './loadBooking';
import type { BookingSettings } from './step.types';

/** Settings for the steps of a booking, from the fields that both variants have. */
export function useBookingSettings(
  {
    AccidentLink,
    SupportEmail,
    ApiKey,
    OtherBrands,
  }: Pick<BookingAssistantProps, 'AccidentLink' | 'SupportEmail' | 'ApiKey' | 'OtherBrands'>,
  data: BookingData | undefined,
): BookingSettings {
  const { locale, timeZone = 'UTC' } = usePageInfo();
  const accident = AccidentLink?.value;
  return {
    pattern: moneyPattern(locale, BOOKING_CURRENCY),
    words: getCalendarNames(locale),
    country: data?.country ?? 'SE',
    hours: data?.hours ?? {},
    timeZone,
    sites: data?.sites ?? [],
    mapsKey: ApiKey || undefined,
    brandLinks: (OtherBrands ?? []).flatMap(({ Link }) => {
      const { href = '', text = '' } = Link?.value ?? {};
      return href && text ? [{ href, text }] : [];
    }),
    supportEmail: SupportEmail?.value ?? '',
    accident: accident?.href ? { href: accident.href, text: accident.text ?? '' } : undefined,
  };
}
