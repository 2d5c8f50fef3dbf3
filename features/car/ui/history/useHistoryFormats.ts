import { formatDay } from '../../../../design-system/formatDay';
import { useLanguage } from '../../../../design-system/language';
import { convertDistance } from '../../../../domain/distance/convertDistance';
import { usePageInfo } from '../../../../rendering/pageInfo';

/** Formats the values of a car's history in the page's language and the market's units. */
export interface HistoryFormats {
  /** An ISO day. */
  day: (iso: string) => string;
  /** A reading of the car's odometer, or a distance, in the market's unit. */
  distance: (reading: number) => string;
  /** Whole months, as years and months. */
  duration: (months: number) => string;
  /** Joins limits of a warranty with "or": it ends with the one that is reached first. */
  either: (texts: readonly string[]) => string;
  percent: (percent: number) => string;
  /** Tread depth. */
  millimetres: (mm: number) => string;
  /** Length of a wear mark. */
  size: (mm: number) => string;
}

/** Returns the formats for a car's history. @param odometerUnit unit of the car's odometer readings */
export function useHistoryFormats(odometerUnit: 'km' | 'mi' = 'km'): HistoryFormats {
  const language = useLanguage();
  const { locale, mileageUnit } = usePageInfo();
  // In English a Swedish mil could be read as a mile.
  const displayUnit = mileageUnit === 'mil' && language === 'en' ? 'km' : mileageUnit;
  const integers = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 });
  const tenths = new Intl.NumberFormat(locale, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  const formatPeriod = (value: number, name: 'year' | 'month') =>
    new Intl.NumberFormat(locale, { style: 'unit', unit: name, unitDisplay: 'long' }).format(value);
  return {
    day: (iso) => formatDay(iso, language) ?? iso,
    distance: (reading) =>
      `${integers.format(convertDistance(reading, odometerUnit, displayUnit))}\u00a0${displayUnit}`,
    duration(months) {
      const years = Math.floor(months / 12);
      const remainingMonths = months % 12;
      const fragments = [
        years > 0 && formatPeriod(years, 'year'),
        remainingMonths > 0 && formatPeriod(remainingMonths, 'month'),
      ];
      return fragments.filter(Boolean).join(' ') || formatPeriod(0, 'month');
    },
    either: (texts) => new Intl.ListFormat(locale, { type: 'disjunction' }).format(texts),
    percent: (percent) =>
      new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }).format(
        percent / 100,
      ),
    millimetres: (mm) => `${tenths.format(mm)}\u00a0mm`,
    size: (mm) =>
      mm < 100 ? `${integers.format(mm)}\u00a0mm` : `${tenths.format(mm / 10)}\u00a0cm`,
  };
}
