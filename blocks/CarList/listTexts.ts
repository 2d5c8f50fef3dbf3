import type { Bounds, NamedValue } from '../../domain/search/search.types';
import { useLanguage } from '../../design-system/language';
import { fillIn, useMessages } from '../../design-system/messages';
import { valueInLanguage } from '../../domain/search/valueInLanguage';
import { currencySymbol, formatMoney, formatNumber } from '../Car/formatMoney';
import { usePageInfo } from '../pageInfo';
import { countText } from '../List/countText';
import { levelsOf, plainFilters, rangeFacets, valueFacets, type RangeFacet } from './carFacets';

/** Names of facets and their values in the page's language. */
export function useListTexts() {
  const message = useMessages();
  const { locale, currency, mileageUnit } = usePageInfo();
  const language = useLanguage();

  /** What stands behind a number. */
  const symbol = (unit: RangeFacet['unit']) =>
    ({
      money: currencySymbol(locale, currency),
      distance: mileageUnit,
      power: message('carHorsepower'),
    })[unit];
  const number = (value: number, unit: RangeFacet['unit']) =>
    unit === 'money'
      ? formatMoney(value, locale, currency)
      : `${formatNumber(value, locale)} ${symbol(unit)}`;

  /** The text of a value, or undefined where it is not to be shown. */
  const value = (name: string, text: string): string | undefined => {
    const words = [...valueFacets, ...plainFilters].find((facet) => facet.name === name)?.words;
    if (!words) return valueInLanguage(name, text, language);
    const key = words[text];
    return key === undefined ? undefined : message(key);
  };
  /** A value where its facet does not stand beside it: `7` is 7 seats. */
  const alone = (name: string, text: string): string => {
    const pattern = valueFacets.find((facet) => facet.name === name)?.alone;
    if (pattern) return fillIn(message(pattern), { value: text });
    return value(name, levelsOf(text).at(-1) ?? text) ?? text;
  };

  return {
    symbol,
    number,
    count: (count: number) => countText(count, locale),
    facet(name: string): string {
      const label = [...valueFacets, ...rangeFacets].find((facet) => facet.name === name)?.label;
      return label === undefined ? name : message(label);
    },
    value,
    alone,
    /** What a path names: make and model together, every other value by itself. */
    names: (values: readonly NamedValue[]): string =>
      values
        .map(({ facet, levels }) =>
          facet.startsWith('car_brand')
            ? levels.slice(0, 2).join(' ')
            : alone(facet, levels.join('>')),
        )
        .join(', '),
    range(name: string, [from, to]: Bounds): string {
      const unit = rangeFacets.find((facet) => facet.name === name)?.unit ?? 'money';
      const lower = from === null ? '' : number(from, unit);
      const upper = to === null ? '' : number(to, unit);
      if (from === null) return fillIn(message('carUpTo'), { to: upper });
      return to === null ? fillIn(message('carFrom'), { from: lower }) : `${lower} – ${upper}`;
    },
  };
}
