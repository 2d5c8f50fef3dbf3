import type { Amount } from '../../../../domain/money/amount';
import type { DriveName, MarketDrives, Season } from '../../model/electric/marketDrives';
import { fillIn, useMessages } from '../../../../design-system/messages';
import { usePageInfo } from '../../../../rendering/pageInfo';

/** How figures of driving electric are written in the page's language and the market's units. */
export interface ElectricWords {
  distance: (value: number) => string;
  power: (kilowatts: number) => string;
  season: (season: Season) => string;
  drive: (drive: DriveName) => string;
  minutes: (minutes: number) => string;
  hours: (hours: number) => string;
  percent: (percent: number) => string;
  /** Whole, or with two decimals where a whole one says too little. */
  money: (amount: Amount, decimals: 0 | 2) => string;
  number: (value: number) => string;
  /** A month such as `2026-11`. */
  month: (month: string) => string;
}

export function useElectricWords({ unit, celsius, speeds }: MarketDrives): ElectricWords {
  const message = useMessages();
  const { locale, currency } = usePageInfo();
  const write = (value: number, options?: Intl.NumberFormatOptions) =>
    new Intl.NumberFormat(locale, options).format(value);
  const inUnit = (value: number, name: string, maximumFractionDigits: number) =>
    write(value, { style: 'unit', unit: name, maximumFractionDigits });
  return {
    distance: (value) => `${write(value, { maximumFractionDigits: 0 })}\u00a0${unit}`,
    power: (kilowatts) => `${write(kilowatts)}\u00a0kW`,
    season: (season) =>
      fillIn(message(season === 'summer' ? 'electricSummer' : 'electricWinter'), {
        celsius: inUnit(celsius[season], 'celsius', 0),
      }),
    drive: (drive) =>
      drive === 'town'
        ? message('electricTown')
        : `${speeds[drive]}\u00a0${unit === 'miles' ? 'mph' : 'km/h'}`,
    minutes: (minutes) => inUnit(minutes, 'minute', 0),
    hours: (hours) => inUnit(hours, 'hour', 1),
    percent: (percent) => write(percent / 100, { style: 'percent' }),
    money: (amount, decimals) =>
      write(amount, {
        style: 'currency',
        currency,
        minimumFractionDigits: decimals,
        maximumFractionDigits: decimals,
      }),
    number: (value) => write(value),
    month: (month) =>
      new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
        new Date(`${month}-01T00:00:00Z`),
      ),
  };
}
