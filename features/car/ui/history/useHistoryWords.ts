import { formatDay } from '../../../../design-system/formatDay';
import { useLanguage } from '../../../../design-system/language';
import { convertDistance } from '../../../../domain/distance/convertDistance';
import { usePageInfo } from '../../../../rendering/pageInfo';

/** How what is known of a car's past is written in the page's language and the market's units. */
export interface HistoryWords {
  /** An ISO day. */
  day: (iso: string) => string;
  /** A reading of the car's odometer, or a part of it, in the unit that the market counts in. */
  distance: (reading: number) => string;
  /** Whole months, as years and months. */
  duration: (months: number) => string;
  /** Any of these, whichever comes first. */
  either: (texts: readonly string[]) => string;
  percent: (percent: number) => string;
  /** Depth of a tread. */
  millimetres: (mm: number) => string;
  /** Longest measure of wear. */
  size: (mm: number) => string;
}

/** @param odometerUnit what the car's instrument counts; kilometres where it is not told. */
export function useHistoryWords(odometerUnit: 'km' | 'mi' = 'km'): HistoryWords {
  const language = useLanguage();
  const { locale, mileageUnit } = usePageInfo();
  // In English a mil would read as a mile.
  const shown = mileageUnit === 'mil' && language === 'en' ? 'km' : mileageUnit;
  const whole = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 });
  const tenths = new Intl.NumberFormat(locale, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  const unit = (value: number, name: 'year' | 'month') =>
    new Intl.NumberFormat(locale, { style: 'unit', unit: name, unitDisplay: 'long' }).format(value);
  return {
    day: (iso) => formatDay(iso, language) ?? iso,
    distance: (reading) =>
      `${whole.format(convertDistance(reading, odometerUnit, shown))}\u00a0${shown}`,
    duration(months) {
      const years = Math.floor(months / 12);
      const rest = months % 12;
      const parts = [years > 0 && unit(years, 'year'), rest > 0 && unit(rest, 'month')];
      return parts.filter(Boolean).join(' ') || unit(0, 'month');
    },
    either: (texts) => new Intl.ListFormat(locale, { type: 'disjunction' }).format(texts),
    percent: (percent) =>
      new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }).format(
        percent / 100,
      ),
    millimetres: (mm) => `${tenths.format(mm)}\u00a0mm`,
    size: (mm) => (mm < 100 ? `${whole.format(mm)}\u00a0mm` : `${tenths.format(mm / 10)}\u00a0cm`),
  };
}
