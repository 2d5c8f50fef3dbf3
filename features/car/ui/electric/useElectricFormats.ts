import type { Amount } from '../../../../domain/money/amount';
import type { DriveName, MarketDrives, Season } from '../../model/electric/marketDrives';
import { fillIn, useMessages } from '../../../../design-system/messages';
import { usePageInfo } from '../../../../rendering/pageInfo';

/** Formats the figures of electric driving in the page's language and the market's units. */
export interface ElectricFormats {
  distance: (value: number) => string;
  power: (kilowatts: number) => string;
  season: (season: Season) => string;
  drive: (drive: DriveName) => string;
  minutes: (minutes: number) => string;
  hours: (hours: number) => string;
  percent: (percent: number) => string;
  /** Formats an amount in whole units, or with two decimals. */
  money: (amount: Amount, decimals: 0 | 2) => string;
  number: (value: number) => string;
  /** A month such as `2026-11`. */
  month: (month: string) => string;
}

/** Returns the formats for a market, in the page's language. */
export function useElectricFormats({ unit, celsius, speeds }: MarketDrives): ElectricFormats {
  const message = useMessages();
  const { locale, currency } = usePageInfo();
  const formatNumber = (value: number, options?: Intl.NumberFormatOptions) =>
    new Intl.NumberFormat(locale, options).format(value);
  const formatUnit = (value: number, name: string, maximumFractionDigits: number) =>
    formatNumber(value, { style: 'unit', unit: name, maximumFractionDigits });
  return {
    distance: (value) => `${formatNumber(value, { maximumFractionDigits: 0 })}\u00a0${unit}`,
    power: (kilowatts) => `${formatNumber(kilowatts)}\u00a0kW`,
    season: (season) =>
      fillIn(message(season === 'summer' ? 'electricSummer' : 'electricWinter'), {
        celsius: formatUnit(celsius[season], 'celsius', 0),
      }),
    drive: (drive) =>
      drive === 'town'
        ? message('electricTown')
        : `${speeds[drive]}\u00a0${unit === 'miles' ? 'mph' : 'km/h'}`,
    minutes: (minutes) => formatUnit(minutes, 'minute', 0),
    hours: (hours) => formatUnit(hours, 'hour', 1),
    percent: (percent) => formatNumber(percent / 100, { style: 'percent' }),
    money: (amount, decimals) =>
      formatNumber(amount, {
        style: 'currency',
        currency,
        minimumFractionDigits: decimals,
        maximumFractionDigits: decimals,
      }),
    number: (value) => formatNumber(value),
    month: (month) =>
      new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
        new Date(`${month}-01T00:00:00Z`),
      ),
  };
}
