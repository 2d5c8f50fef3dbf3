import { formatMoney, formatNumber } from '../../blocks/Car/formatMoney';
import { mileageUnit } from '../../domain/search/mileageUnit';
import {
  levelsOf,
  plainFilters,
  type RangeFacet,
  rangeFacets,
  valueFacets,
} from '../../blocks/CarList/carFacets';
import type { ListState } from '../../blocks/CarList/listState';
import type { PlaceChoice } from '../../blocks/List/placeChoice';
import { formatDistance } from '../../blocks/map/distance';
import { fillIn } from '../../design-system/messages';
import { valueInLanguage } from '../../domain/search/valueInLanguage';
import type { Bounds } from '../../domain/search/search.types';
import { formatLocaleOf } from '../../sites/localeOf';
import type { Language, Site } from '../../sites/site.types';
import type { Messages } from '../messages/messages';

/** Longest description of a search, and of one thing that it asks for, in characters. */
const MAX_LENGTH = 140;
const MAX_PIECE = 50;

/**
 * A search in words, such as `Volvo XC60, Diesel, Pris upp till 300 000 kr`. It is mailed to an address that nobody
 * has proved to be theirs: what reads as an address of the web loses its dots and slashes.
 */
export function describeSearch(
  {
    values,
    loose,
    ranges,
    keyphrase,
    place,
  }: Pick<ListState, 'values' | 'loose' | 'ranges' | 'keyphrase' | 'place'>,
  { site, language, messages }: { site: Site; language: Language; messages: Messages },
): string {
  const words = [
    ...Object.entries(values).flatMap(([name, paths]) =>
      leavesOf(paths).map((path) => valueWords(name, path)),
    ),
    ...Object.entries(loose).flatMap(([name, texts]) =>
      texts.map((text) => valueWords(name, text)),
    ),
    ...Object.entries(ranges).map(([name, bounds]) => rangeWords(name, bounds)),
    ...(place ? [placeWords(place)] : []),
    ...(keyphrase === '' ? [] : [`”${harmless(keyphrase)}”`]),
  ];
  const told = words.join(', ');
  return told.length > MAX_LENGTH ? `${told.slice(0, MAX_LENGTH - 1).trimEnd()}…` : told;

  function valueWords(name: string, path: string): string {
    const facet = [...valueFacets, ...plainFilters].find((known) => known.name === name);
    const levels = levelsOf(path);
    const text = name.startsWith('car_brand') ? levels.join(' ') : (levels.at(-1) ?? '');
    if (facet?.words) {
      const key = facet.words[path];
      return key ? messages[key] : harmless(text);
    }
    const value = harmless(valueInLanguage(name, text, language));
    return facet?.alone ? fillIn(messages[facet.alone], { value }) : value;
  }

  function rangeWords(name: string, [from, to]: Bounds): string {
    const facet = rangeFacets.find((known) => known.name === name);
    const number = (value: number) => amountWords(value, facet?.unit ?? 'money');
    const label = facet ? messages[facet.label] : '';
    if (from === null) {
      return `${label} ${fillIn(messages.carUpTo, { to: to === null ? '' : number(to) })}`.trim();
    }
    const lower = number(from);
    const told =
      to === null ? fillIn(messages.carFrom, { from: lower }) : `${lower} – ${number(to)}`;
    return `${label} ${told}`.trim();
  }

  function placeWords({ text, within, found }: PlaceChoice): string {
    const name = harmless(found?.name ?? text);
    if (within === undefined) return fillIn(messages.carNearFrom, { place: name });
    const distance = formatDistance({ value: within, unit: site.distanceUnit }, language);
    return fillIn(messages.carWithinFrom, { distance, place: name });
  }

  function amountWords(value: number, unit: RangeFacet['unit']): string {
    const locale = formatLocaleOf(site, language);
    switch (unit) {
      case 'money':
        return formatMoney(value, locale, site.currency);
      case 'distance':
        return `${formatNumber(value, locale)} ${mileageUnit(site)}`;
      case 'power':
        return `${formatNumber(value, locale)} ${messages.carHorsepower}`;
    }
  }
}

/** Paths without those that another one goes on from. */
const leavesOf = (paths: readonly string[]): string[] =>
  paths.filter((path) => !paths.some((other) => other.startsWith(`${path}>`)));

/** A text of the address without what makes a link of it; dots stay between digits. */
const harmless = (text: string): string =>
  text
    .replace(/[^\p{L}\p{M}\p{N} .,&+'’()>–-]/gu, ' ')
    .replace(/(?<!\d)\.|\.(?!\d)/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, MAX_PIECE);
