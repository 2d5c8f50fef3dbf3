import { mileageUnitText } from '../../../../domain/search/mileageUnit';
import type { Bounds, NamedValue } from '../../../../domain/search/search.types';
import { useLanguage } from '../../../../design-system/language';
import { fillIn, type MessageKey, useMessages } from '../../../../design-system/messages';
import { valueInLanguage } from '../../../search/model/valueInLanguage';
import { currencySymbol, formatMoney, formatNumber } from '../../../../domain/money/formatMoney';
import { usePageInfo } from '../../../../rendering/pageInfo';
import { countText } from '../../../search/ui/countText';
import { levelsOf, plainFilters, rangeFacets, valueFacets, type RangeFacet } from './carFacets';

/** Facets whose values are common nouns and adjectives: within a sentence they begin small. */
const commonWords: ReadonlySet<string> = new Set([
  ...['car_condition', 'car_is_used', 'car_body', 'car_fuel', 'car_gearbox', 'car_drive'],
  ...['car_color', 'car_vehicle_type_code', 'car_has_campaign_price', 'car_equipment'],
]);

/** A value of a facet as it is written within a sentence. */
export const withinSentence = (name: string, text: string): string =>
  commonWords.has(name) ? smallFirst(text) : text;

/** A word within a sentence; abbreviations such as SUV stay as they are. */
export const smallFirst = (text: string): string =>
  /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;

/** Forms of the noun by what `Intl.PluralRules` calls them; the languages of the sites have no others. */
const carsIn: Partial<Record<Intl.LDMLPluralRule, MessageKey>> = {
  one: 'carsOne',
  few: 'carsFew',
};

/** Making one takes as long as twenty rows of a filter. */
const plurals = new Map<string, Intl.PluralRules>();

function pluralOf(language: string): Intl.PluralRules {
  const rules = plurals.get(language) ?? new Intl.PluralRules(language);
  plurals.set(language, rules);
  return rules;
}

/** What the words of a list depend on. */
export interface ListTextContext {
  message: (key: MessageKey) => string;
  /** ISO 639-1. */
  language: string;
  /** IETF tag that numbers and prices are written for. */
  locale: string;
  /** ISO 4217. */
  currency: string;
  mileageUnit: 'mil' | 'km' | 'miles';
}

/** Makes and models are names, which tell little without those above them. */
const isName = (name: string): boolean => name.startsWith('car_brand');

const facetOf = (name: string) =>
  [...valueFacets, ...plainFilters].find((facet) => facet.name === name);

export type ListTexts = ReturnType<typeof listTexts>;

/** Names of facets and their values in the page's language. */
export function useListTexts(): ListTexts {
  const message = useMessages();
  const { locale, currency, mileageUnit } = usePageInfo();
  return listTexts({ message, language: useLanguage(), locale, currency, mileageUnit });
}

/** The same where there is no page around, such as in a mail. */
export function listTexts({ message, language, locale, currency, mileageUnit }: ListTextContext) {
  /** What stands behind a number. */
  const symbol = (unit: RangeFacet['unit']) =>
    ({
      money: currencySymbol(locale, currency),
      distance: mileageUnitText(mileageUnit, language),
      // How far a car goes is never told in mil.
      range: mileageUnit === 'miles' ? 'miles' : 'km',
      power: message('carHorsepower'),
    })[unit];
  const number = (value: number, unit: RangeFacet['unit']) =>
    unit === 'money'
      ? formatMoney(value, locale, currency)
      : `${formatNumber(value, locale)} ${symbol(unit)}`;

  /** Words as they were written, in the quotation marks of the language. */
  const quoted = (words: string): string => fillIn(message('quoted'), { words });

  /** The text of a value, or undefined where it is not to be shown. */
  const value = (name: string, text: string): string | undefined => {
    const words = facetOf(name)?.words;
    if (!words) return valueInLanguage(name, text, language);
    const key = words[text];
    return key === undefined ? undefined : message(key);
  };
  /** A value where its facet does not stand beside it: `7` is 7 seats. */
  const alone = (name: string, text: string): string => {
    const pattern = facetOf(name)?.alone;
    if (pattern) return fillIn(message(pattern), { value: text });
    return value(name, levelsOf(text).at(-1) ?? text) ?? text;
  };

  /** A value that is not wanted: `Not Tesla`, `Not diesel`. */
  const not = (name: string, path: string): string => {
    const text = isName(name) ? levelsOf(path).join(' ') : alone(name, path);
    return fillIn(message('carNot'), { value: withinSentence(name, text) });
  };

  return {
    quoted,
    symbol,
    number,
    count: (count: number) => countText(count, locale),
    /** A number of cars with its noun, in the form that the number asks for. */
    cars: (count: number): string =>
      fillIn(message(carsIn[pluralOf(language).select(count)] ?? 'carsOther'), {
        count: countText(count, locale),
      }),
    facet(name: string): string {
      const label = (facetOf(name) ?? rangeFacets.find((facet) => facet.name === name))?.label;
      return label === undefined ? name : message(label);
    },
    value,
    alone,
    not,
    /**
     * Heading of a list whose path names some values: make and model together, every other value by itself. Where
     * none of them is a kind of car it says that they are cars.
     */
    listOf(values: readonly NamedValue[]): string {
      const isCar = values.some(({ facet }) => isName(facet) || facet === 'car_body');
      const words = values.map(({ facet, levels }) => {
        if (isName(facet)) return levels.slice(0, 2).join(' ');
        const text = alone(facet, levels.join('>'));
        return isCar ? text : withinSentence(facet, text);
      });
      return isCar ? words.join(', ') : fillIn(message('carListOf'), { words: words.join(', ') });
    },
    range(name: string, [from, to]: Bounds): string {
      const unit = rangeFacets.find((facet) => facet.name === name)?.unit ?? 'money';
      const lower = from === null ? '' : number(from, unit);
      const upper = to === null ? '' : number(to, unit);
      if (from === null) return fillIn(message('carUpTo'), { to: upper });
      return to === null ? fillIn(message('carFrom'), { from: lower }) : `${lower} – ${upper}`;
    },
  };
}
