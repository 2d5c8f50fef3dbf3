import { wordsOf } from '../../../domain/search/fold';
import { Names } from './Names';
import { type Meaning, type Piece } from './piece';
import { PhraseReader } from './PhraseReader';
import type { PlaceNames } from './PlaceNames';
import { readAmounts, type Amount } from './readAmounts';
import { readNegations } from './readNegations';
import { readPlace, type PlaceSpan, type WantedPlace } from './readPlace';
import type { Facet, SearchMarket } from '../../../domain/search/search.types';
import { readNumerals } from './readNumerals';
import { summarise } from './summarise';
import { wordsOfPhrase } from './wordsOfPhrase';
import type { SearchWords } from './words/searchWords';
import { wordsIn } from './words/wordsIn';
import type { SearchRead } from './searchRead.types';

/** Words of the longest phrase with a meaning of its own. */
const maxPhraseWords = 6;

/** Facets that words are compared with: those with numbers are needed to know what the cars have. */
/** Facets whose values are small numbers, which mean nothing but by themselves or with their noun: `7`, `7 seats`. */
const counts: ReadonlySet<string> = new Set(['car_seats', 'car_doors']);

const monthlyCosts = ['car_loan_monthly_cost', 'car_privateleasing_monthly_cost'] as const;

/** Stands in the place of words that name a place, so that no amount is read from them or across them. */
const taken = '·';

/**
 * Reads free text as a seller would: `volvo elbil under 300000` is a make, a fuel and a price. Names of
 * the facets' values, words of the language, amounts, places, and makes and models with typing mistakes are
 * recognised, the longest run of words first, numbers in words as figures; where a word is a value of several facets, the first
 * counts, of namesakes the one below a make that is named, and then the one that more cars have.
 * @param facets of all cars that may be found
 * @param places of the market's country; without them no places are read but those that cars stand at
 */
export function readSearch(
  text: string,
  facets: readonly Facet[],
  market: SearchMarket,
  places?: PlaceNames,
): SearchRead {
  const languages = wordsIn(market.language);
  const written = readNumerals(wordsOfPhrase(text, languages), languages);
  const words = written.map(({ read }) => read);
  // To look at all names there are takes longer than the rest of a list.
  if (words.length === 0) return summarise([]);
  const reader = readerOf(facets, languages, places);
  const span = places && readPlace(words, languages, market, withCities(places, reader));
  const isTaken = (at: number) => span !== undefined && at >= span.from && at < span.to;
  const beside = words.map((word, at) => (isTaken(at) ? taken : word));
  const amounts = readAmounts(beside, languages, market);
  const pieces: Piece[] = [];
  const push = (meaning: Meaning, from: number, to: number) =>
    pieces.push({
      meaning,
      text: written
        .slice(from, to)
        .map((word) => word.text)
        .join(' '),
      endsClause: written[to - 1]?.endsClause,
    });
  for (let at = 0; at < words.length;) {
    if (span?.from === at) {
      push(meaningOfPlace(span, reader, places), at, span.to);
      at = span.to;
      continue;
    }
    const amount = amounts.find(({ from }) => from === at);
    const counted = amount && meaningOf(amount, reader.names, facets);
    if (amount && counted) {
      push(counted, at, amount.to);
      at = amount.to;
      continue;
    }
    const ends = [...amounts, ...(span ? [span] : [])].flatMap(({ from }) =>
      from > at ? [from] : [],
    );
    const { meaning, length } = reader.read(
      words.slice(at, Math.min(at + maxPhraseWords, ...ends)),
    );
    push(isBareCount(meaning) && words.length > 1 ? { kind: 'word' } : meaning, at, at + length);
    at += length;
  }
  return summarise(readNegations(pieces));
}

const isBareCount = (meaning: Meaning): boolean =>
  meaning.kind === 'values' &&
  meaning.candidates.every(({ facet }) => counts.has(facet)) &&
  !meaning.all;

interface KnownReader {
  language: SearchWords | undefined;
  places: PlaceNames | undefined;
  reader: PhraseReader;
}

/** The readers of facets that are asked for again: to learn all names there are takes longer than to read by them. */
const readers = new WeakMap<readonly Facet[], KnownReader[]>();

/** A reader for each way in which a site reads: in each of its languages, with and without places. */
function readerOf(
  facets: readonly Facet[],
  languages: readonly SearchWords[],
  places?: PlaceNames,
): PhraseReader {
  const all = readers.get(facets) ?? [];
  readers.set(facets, all);
  // A page's own language comes first, and says which others are read with it.
  const [language] = languages;
  const known = all.find((one) => one.language === language && one.places === places);
  if (known) return known.reader;
  const reader = new PhraseReader(new Names(facets), languages, places);
  all.push({ language, places, reader });
  return reader;
}

/** Towns, and parts of cities that dealers name as theirs, which no gazetteer has as towns. */
const withCities = (places: PlaceNames, reader: PhraseReader): PlaceNames => ({
  ...places,
  town(words) {
    const city = reader.valuesOfTown(words)[0]?.levels.at(-1);
    return places.town(words) ?? (city === undefined ? undefined : { name: city, isLarge: true });
  },
});

function meaningOfPlace(span: PlaceSpan, reader: PhraseReader, places?: PlaceNames): Meaning {
  const { name } = span;
  const isKnown = name === undefined || places?.town(foldedWords(name)) || places?.postcode(name);
  if (isKnown) return { kind: 'place', place: placeOf(span) };
  return { kind: 'values', candidates: reader.valuesOfTown(name), all: false };
}

const foldedWords = (text: string): string => wordsOf(text).join(' ');

const placeOf = ({ name, within }: PlaceSpan): WantedPlace => ({
  ...(name !== undefined && { name }),
  ...(within !== undefined && { within }),
});

/** What an amount filters by, if by anything; a cost or a range is not understood where the cars have none. */
function meaningOf(
  { kind, bounds }: Amount,
  names: Names,
  facets: readonly Facet[],
): Meaning | undefined {
  if (kind === 'acceleration') return { kind: 'unread' };
  // Stocks write the size of an engine into its name.
  if (kind === 'litres')
    return { kind: 'word', searched: (bounds[1] ?? bounds[0] ?? 0).toFixed(1) };
  if (kind === 'year' || kind === 'seats' || kind === 'doors') {
    const [from, to] = bounds;
    const values = names.of(`car_${kind}`).filter(({ levels }) => {
      const value = Number(levels.at(-1));
      return value >= (from ?? -Infinity) && value <= (to ?? Infinity);
    });
    if (values.length > 0) return { kind: 'values', candidates: values, all: true };
    return kind === 'year' ? undefined : { kind: 'unread' };
  }
  const offers = (name: string) =>
    facets.some((facet) => facet.name === name && facet.type === 'histogram' && facet.max !== null);
  if (kind === 'range') {
    const range = 'car_electric_range';
    return offers(range) ? { kind: 'range', range, bounds } : { kind: 'unread' };
  }
  if (kind !== 'month') return { kind: 'range', range: `car_${kind}`, bounds };
  const range = monthlyCosts.find(offers);
  return range === undefined ? { kind: 'unread' } : { kind: 'range', range, bounds };
}
