import { useMessages } from '../../design-system/messages';
import { formatMoney, formatNumber } from '../Car/formatMoney';
import { usePageInfo } from '../pageInfo';
import { countText } from './countText';
import { plainFilters, rangeFacets, valueFacets, type RangeFacet } from './carFacets';
import type { Bounds } from './listState';

/** Names of facets and their values in the page's language. */
export function useListTexts() {
  const message = useMessages();
  const { locale, currency, mileageUnit } = usePageInfo();

  /** What stands behind a number. */
  const symbol = (unit: RangeFacet['unit']) =>
    ({ money: currency, distance: mileageUnit, power: message('carHorsepower') })[unit];
  const number = (value: number, unit: RangeFacet['unit']) =>
    unit === 'money'
      ? formatMoney(value, locale, currency)
      : `${formatNumber(value, locale)} ${symbol(unit)}`;

  return {
    symbol,
    number,
    count: (count: number) => countText(count, locale),
    facet(name: string): string {
      const label = [...valueFacets, ...rangeFacets].find((facet) => facet.name === name)?.label;
      return label === undefined ? name : message(label);
    },
    /** The text of a value, or undefined where it is not to be shown. */
    value(name: string, text: string): string | undefined {
      const words = [...valueFacets, ...plainFilters].find((facet) => facet.name === name)?.words;
      if (!words) return text;
      const key = words[text];
      return key === undefined ? undefined : message(key);
    },
    range(name: string, [from, to]: Bounds): string {
      const unit = rangeFacets.find((facet) => facet.name === name)?.unit ?? 'money';
      const lower = from === null ? '' : number(from, unit);
      const upper = to === null ? '' : number(to, unit);
      return `${lower} – ${upper}`.trim();
    },
  };
}
