import { mileageUnitText } from '../../../../domain/search/mileageUnit';
import type { Bounds, NamedValue } from '../../../../domain/search/search.types';
import { useLanguage } from '../../../../design-system/language';
import { fillIn, type MessageKey, useMessages } from '../../../../design-system/messages';
import { valueInLanguage } from '../../../search/model/valueInLanguage';
import { currencySymbol, formatMoney, formatNumber } from '../../../../domain/money/formatMoney';
import { usePageInfo } from '../../../../rendering/pageInfo';
import { countText } from '../../../search/ui/countText';
import { levelsOf, plainFilters, rangeFacets, valueFacets, type RangeFacet } from './carFacets';

/** Facets whose values are common nouns and adjectives: they are in lower case within a sentence. */
const commonWords: ReadonlySet<string> = new Set([
  ...['car_condition', 'car_is_used', 'car_body', 'car_fuel', 'car_gearbox', 'car_drive'],
  ...['car_color', 'car_vehicle_type_code', 'car_has_campaign_price', 'car_equipment'],
]);

/** A facet's value within a sentence. */
export const withinSentence = (name: string, text: string): string =>
  commonWords.has(name) ? lowerCaseFirst(text) : text;

/** Makes the first letter lower case; abbreviations such as SUV are unchanged. */
export const lowerCaseFirst = (text: string): string =>
  /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;

/** Plural forms of the noun by `Intl.PluralRules` category; the languages of the sites have no others. */
const carsKeyByPlural: Partial<Record<Intl.LDMLPluralRule, MessageKey>> = {
  one: 'carsOne',
  few: 'carsFew',
};

/** Cached, because creating one takes as long as rendering twenty options of a filter. */
const plurals = new Map<string, Intl.PluralRules>();

function getPluralRules(language: string): Intl.PluralRules {
  const rules = plurals.get(language) ?? new Intl.PluralRules(language);
  plurals.set(language, rules);
  return rules;
}

/** Context of a list's texts. */
export interface ListTextContext {
  message: (key: MessageKey) => string;
  /** ISO 639-1. */
  language: string;
  /** IETF tag of the number and price format. */
  locale: string;
  /** ISO 4217. */
  currency: string;
  mileageUnit: 'mil' | 'km' | 'miles';
}

/** Whether a facet's values are makes and models: a model's name needs its make. */
const isMakeFacet = (name: string): boolean => name.startsWith('car_brand');

const findFacet = (name: string) =>
  [...valueFacets, ...plainFilters].find((facet) => facet.name === name);

export type ListTexts = ReturnType<typeof listTexts>;

/** Names of facets and their values in the page's language. */
export function useListTexts(): ListTexts {
  const message = useMessages();
  const { locale, currency, mileageUnit } = usePageInfo();
  return listTexts({ message, language: useLanguage(), locale, currency, mileageUnit });
}

/** Names of facets and their values, for use outside of a page, such as in a mail. */
export function listTexts({ message, language, locale, currency, mileageUnit }: ListTextContext) {
  /** Symbol of the unit after a number. */
  const symbol = (unit: RangeFacet['unit']) =>
    ({
      money: currencySymbol(locale, currency),
      distance: mileageUnitText(mileageUnit, language),
      // An electric range is never given in mil.
      range: mileageUnit === 'miles' ? 'miles' : 'km',
      power: message('carHorsepower'),
    })[unit];
  const number = (value: number, unit: RangeFacet['unit']) =>
    unit === 'money'
      ? formatMoney(value, locale, currency)
      : `${formatNumber(value, locale)} ${symbol(unit)}`;

  /** Typed words in the quotation marks of the language. */
  const quoted = (words: string): string => fillIn(message('quoted'), { words });

  /** The visible text of a value; undefined if it is hidden. */
  const value = (name: string, text: string): string | undefined => {
    const words = findFacet(name)?.words;
    if (!words) return valueInLanguage(name, text, language);
    const key = words[text];
    return key === undefined ? undefined : message(key);
  };
  /** A value without its facet: `7` is 7 seats. */
  const alone = (name: string, text: string): string => {
    const pattern = findFacet(name)?.alone;
    if (pattern) return fillIn(message(pattern), { value: text });
    return value(name, levelsOf(text).at(-1) ?? text) ?? text;
  };

  /** An excluded value: `Not Tesla`, `Not diesel`. */
  const not = (name: string, path: string): string => {
    const text = isMakeFacet(name) ? levelsOf(path).join(' ') : alone(name, path);
    return fillIn(message('carNot'), { value: withinSentence(name, text) });
  };

  return {
    quoted,
    symbol,
    number,
    count: (count: number) => countText(count, locale),
    /** A number of cars with its noun in the right plural form. */
    cars: (count: number): string =>
      fillIn(message(carsKeyByPlural[getPluralRules(language).select(count)] ?? 'carsOther'), {
        count: countText(count, locale),
      }),
    /** Name of a facet or of a field without a facet. */
    facet(name: string): string {
      const label = (findFacet(name) ?? rangeFacets.find((facet) => facet.name === name))?.label;
      return label === undefined ? name : message(label);
    },
    value,
    alone,
    not,
    /**
     * Heading of a list for the values in its path: make and model together, every other value separately.
     * Adds the noun "cars" if none of the values is a type of car.
     */
    listHeading(values: readonly NamedValue[]): string {
      const isCar = values.some(({ facet }) => isMakeFacet(facet) || facet === 'car_body');
      const words = values.map(({ facet, levels }) => {
        if (isMakeFacet(facet)) return levels.slice(0, 2).join(' ');
        const text = alone(facet, levels.join('>'));
        return isCar ? text : withinSentence(facet, text);
      });
      return isCar ? words.join(', ') : fillIn(message('carListOf'), { words: words.join(', ') });
    },
    /** Bounds of a range with their unit, such as `from £10,000` or `£10,000 – £20,000`. */
    range(name: string, [from, to]: Bounds): string {
      const unit = rangeFacets.find((facet) => facet.name === name)?.unit ?? 'money';
      const lower = from === null ? '' : number(from, unit);
      const upper = to === null ? '' : number(to, unit);
      if (from === null) return fillIn(message('carUpTo'), { to: upper });
      return to === null ? fillIn(message('carFrom'), { from: lower }) : `${lower} – ${upper}`;
    },
  };
}
