import { splitWords } from '../../../domain/search/fold';
import { NameIndex } from './NameIndex';
import { type Meaning, type Piece } from './piece';
import { PhraseReader } from './PhraseReader';
import type { PlaceNames } from './PlaceNames';
import { readAmounts, type Amount } from './readAmounts';
import { readNegations } from './readNegations';
import { readPlace, type PlaceSpan, type PlaceWish } from './readPlace';
import type { Facet, SearchMarket } from '../../../domain/search/search.types';
import { readNumerals } from './readNumerals';
import { summarise } from './summarise';
import { wordsOfPhrase } from './wordsOfPhrase';
import type { SearchWords } from './words/searchWords';
import { getSearchWords } from './words/getSearchWords';
import type { SearchRead } from './searchRead.types';

/** Maximum number of words in a phrase that is looked up. */
const MAX_PHRASE_WORDS = 6;

/** Facets whose values are small numbers, which are read only alone or with their noun: `7`, `7 seats`. */
const countFacets: ReadonlySet<string> = new Set(['car_seats', 'car_doors']);

const monthlyCosts = ['car_loan_monthly_cost', 'car_privateleasing_monthly_cost'] as const;

/** Placeholder for the words of a place, so that no amount is read from them or across them. */
const PLACE_PLACEHOLDER = '·';

/**
 * Reads free text as a seller would: `volvo elbil under 300000` is a make, a fuel and a price. It recognises
 * values of facets, words of the language, amounts, places, and mistyped makes and models; longer phrases
 * take precedence. Of several values with the same name, it chooses the first facet, then a make in the text,
 * then the most cars.
 * @param facets facets of all cars of the site
 * @param places places of the market's country; without them only the places of dealers are recognised
 */
export function readSearch(
  text: string,
  facets: readonly Facet[],
  market: SearchMarket,
  places?: PlaceNames,
): SearchRead {
  const languages = getSearchWords(market.language);
  const phraseWords = readNumerals(wordsOfPhrase(text, languages), languages);
  const words = phraseWords.map(({ read }) => read);
  // Without words no reader is needed, whose creation is slow.
  if (words.length === 0) return summarise([]);
  const reader = getReader(facets, languages, places);
  const placeSpan = places && readPlace(words, languages, market, withDealerTowns(places, reader));
  const isInPlace = (at: number) =>
    placeSpan !== undefined && at >= placeSpan.from && at < placeSpan.to;
  const remainingWords = words.map((word, at) => (isInPlace(at) ? PLACE_PLACEHOLDER : word));
  const amounts = readAmounts(remainingWords, languages, market);
  const pieces: Piece[] = [];
  const addPiece = (meaning: Meaning, from: number, to: number) =>
    pieces.push({
      meaning,
      text: phraseWords
        .slice(from, to)
        .map((word) => word.text)
        .join(' '),
      endsClause: phraseWords[to - 1]?.endsClause,
    });
  for (let at = 0; at < words.length;) {
    if (placeSpan?.from === at) {
      addPiece(placeMeaning(placeSpan, reader, places), at, placeSpan.to);
      at = placeSpan.to;
      continue;
    }
    const amount = amounts.find(({ from }) => from === at);
    const amountValue = amount && amountMeaning(amount, reader.names, facets);
    if (amount && amountValue) {
      addPiece(amountValue, at, amount.to);
      at = amount.to;
      continue;
    }
    const nextStarts = [...amounts, ...(placeSpan ? [placeSpan] : [])].flatMap(({ from }) =>
      from > at ? [from] : [],
    );
    const { meaning, length } = reader.read(
      words.slice(at, Math.min(at + MAX_PHRASE_WORDS, ...nextStarts)),
    );
    addPiece(
      isBareCount(meaning) && words.length > 1 ? { kind: 'word' } : meaning,
      at,
      at + length,
    );
    at += length;
  }
  return summarise(readNegations(pieces));
}

const isBareCount = (meaning: Meaning): boolean =>
  meaning.kind === 'values' &&
  meaning.candidates.every(({ facet }) => countFacets.has(facet)) &&
  !meaning.meansAll;

interface CachedReader {
  language: SearchWords | undefined;
  places: PlaceNames | undefined;
  reader: PhraseReader;
}

/** Readers by facets, cached because indexing all names takes longer than reading a text with them. */
const readers = new WeakMap<readonly Facet[], CachedReader[]>();

/** The cached reader for these facets, languages and places. */
function getReader(
  facets: readonly Facet[],
  languages: readonly SearchWords[],
  places?: PlaceNames,
): PhraseReader {
  const cachedReaders = readers.get(facets) ?? [];
  readers.set(facets, cachedReaders);
  // The first language determines the others (`getSearchWords`), so comparing it is enough.
  const [language] = languages;
  const cached = cachedReaders.find(
    (entry) => entry.language === language && entry.places === places,
  );
  if (cached) return cached.reader;
  const reader = new PhraseReader(new NameIndex(facets), languages, places);
  cachedReaders.push({ language, places, reader });
  return reader;
}

/**
 * Adds the towns of dealers to the places, because some of them, such as districts, are not in the gazetteer.
 */
const withDealerTowns = (places: PlaceNames, reader: PhraseReader): PlaceNames => ({
  ...places,
  findTown(words) {
    const dealerTown = reader.findTownValues(words)[0]?.levels.at(-1);
    return (
      places.findTown(words) ??
      (dealerTown === undefined ? undefined : { name: dealerTown, isLarge: true })
    );
  },
});

function placeMeaning(span: PlaceSpan, reader: PhraseReader, places?: PlaceNames): Meaning {
  const { name } = span;
  const isPlace =
    name === undefined || places?.findTown(foldedWords(name)) || places?.findPostcode(name);
  if (isPlace) return { kind: 'place', place: toPlaceWish(span) };
  return { kind: 'values', candidates: reader.findTownValues(name), meansAll: false };
}

const foldedWords = (text: string): string => splitWords(text).join(' ');

const toPlaceWish = ({ name, within }: PlaceSpan): PlaceWish => ({
  ...(name !== undefined && { name }),
  ...(within !== undefined && { within }),
});

/** The meaning of an amount; undefined for a year that no car has, whose words are then read like others. */
function amountMeaning(
  { kind, bounds }: Amount,
  names: NameIndex,
  facets: readonly Facet[],
): Meaning | undefined {
  if (kind === 'acceleration') return { kind: 'unread' };
  // The engine's size is part of a version's name in the stock, not a field.
  if (kind === 'litres')
    return { kind: 'word', searched: (bounds[1] ?? bounds[0] ?? 0).toFixed(1) };
  if (kind === 'year' || kind === 'seats' || kind === 'doors') {
    const [from, to] = bounds;
    const values = names.listValues(`car_${kind}`).filter(({ levels }) => {
      const value = Number(levels.at(-1));
      return value >= (from ?? -Infinity) && value <= (to ?? Infinity);
    });
    if (values.length > 0) return { kind: 'values', candidates: values, meansAll: true };
    return kind === 'year' ? undefined : { kind: 'unread' };
  }
  const hasHistogram = (name: string) =>
    facets.some((facet) => facet.name === name && facet.type === 'histogram' && facet.max !== null);
  if (kind === 'range') {
    const range = 'car_electric_range';
    return hasHistogram(range) ? { kind: 'range', range, bounds } : { kind: 'unread' };
  }
  if (kind !== 'month') return { kind: 'range', range: `car_${kind}`, bounds };
  const range = monthlyCosts.find(hasHistogram);
  return range === undefined ? { kind: 'unread' } : { kind: 'range', range, bounds };
}
