import { fold } from '../../../domain/search/fold';
import type { PlaceNames } from './PlaceNames';
import { KILOMETRES_PER_UNIT, type MileageUnit } from '../../../domain/distance/convertDistance';
import type { SearchMarket } from '../../../domain/search/search.types';
import { foldList } from './wordLists';
import type { PlaceWords } from './words/placeWords';
import type { SearchWords } from './words/searchWords';

/** The place near which the visitor wants cars. */
export interface PlaceWish {
  /** A town or a postcode; undefined for the visitor's own place, which the text does not name. */
  name?: string;
  /** Maximum distance from the place, in km or miles as the market uses; undefined if the text gives none. */
  within?: number;
}

/** A place in a text, with the position of its words. */
export interface PlaceSpan extends PlaceWish {
  /** Index of its first word, and of the first word after it. */
  from: number;
  to: number;
}

/** Maximum number of words in a town's name. */
const MAX_TOWN_WORDS = 4;
/** A longer distance is a mileage, not the distance to a dealer. */
const MAX_DISTANCE_KM = 500;

const distancePattern = /^(\d{1,4}(?:[.,]\d)?)[\s-]?([a-z]+)?$/;

/**
 * Finds the first place in a text that is marked by words such as `near`: `nära Lund`,
 * `inom 5 mil från 222 22`, `Tampereen lähellä`, `near me`. `PhraseReader` reads other town names.
 */
export function readPlace(
  words: readonly string[],
  languages: readonly SearchWords[],
  market: SearchMarket,
  places: PlaceNames,
): PlaceSpan | undefined {
  const reader = new PlaceReader(words.map(withoutPunctuation), languages, market, places);
  for (let at = 0; at < words.length; at += 1) {
    const span = reader.readPlaceAt(at);
    if (span) return span;
  }
  return undefined;
}

/** Folds a word and strips punctuation from its ends. */
const withoutPunctuation = (word: string): string =>
  fold(word).replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');

interface Match {
  to: number;
}

interface TownMatch extends Match {
  name?: string;
}

class PlaceReader {
  readonly #lists: Readonly<Record<keyof PlaceWords, readonly string[]>>;
  readonly upToPhrases: readonly string[];
  readonly #units: ReadonlyMap<string, MileageUnit>;

  constructor(
    private readonly words: readonly string[],
    languages: readonly SearchWords[],
    private readonly market: SearchMarket,
    private readonly places: PlaceNames,
  ) {
    const phrasesFor = (list: keyof PlaceWords) =>
      languages.flatMap((language) => foldList(language.places[list]));
    this.#lists = {
      near: phrasesFor('near'),
      around: phrasesFor('around'),
      behind: phrasesFor('behind'),
      endings: phrasesFor('endings'),
      within: phrasesFor('within'),
      from: phrasesFor('from'),
      me: phrasesFor('me'),
      nearMe: phrasesFor('nearMe'),
    };
    this.upToPhrases = [
      ...this.#lists.within,
      ...languages.flatMap((language) => foldList(language.amounts.upTo)),
    ];
    this.#units = mapUnitNames(languages);
  }

  readPlaceAt(from: number): PlaceSpan | undefined {
    const foundPlace = this.#distanceFrom(from) ?? this.#near(from) ?? this.#townInContext(from);
    return foundPlace && { ...foundPlace, from };
  }

  /** Reads a distance from a place: `inom 5 mil från Lund`, `30 miles from Leeds`. */
  #distanceFrom(from: number) {
    const start = this.#skip(this.upToPhrases, from) ?? from;
    const distance = this.#distance(start);
    const afterFrom = distance && this.#skip(this.#lists.from, distance.to);
    if (!distance || afterFrom === undefined) return undefined;
    const { within } = distance;
    const town =
      this.#visitorPlace(afterFrom) ?? this.#town(afterFrom, { postcodes: true, mistyped: true });
    return town && { ...town, within };
  }

  /** Reads a word for `near` and a place: `nära Lund`, `near me within 30 miles`. */
  #near(from: number) {
    const afterNear = this.#skip(this.#lists.near, from);
    const start = afterNear ?? this.#skip(this.#lists.around, from);
    const isStrict = afterNear !== undefined;
    const place =
      start === undefined
        ? undefined
        : (this.#visitorPlace(start) ??
          this.#town(start, { postcodes: isStrict, mistyped: isStrict }));
    const afterNearMe = this.#skip(this.#lists.nearMe, from);
    const town = place ?? (afterNearMe === undefined ? undefined : { to: afterNearMe });
    return (
      town &&
      this.#withDistance({ ...town, to: this.#skip(this.#lists.behind, town.to) ?? town.to })
    );
  }

  /** Reads a town and a word for its surroundings: `Tampereen lähellä`, `Leeds area`, `Göteborgstrakten`. */
  #townInContext(from: number) {
    const town = this.#town(from, {}) ?? this.#townWithEnding(from);
    if (!town) return undefined;
    const afterTown = this.#skip(this.#lists.behind, town.to);
    const foundPlace = this.#withDistance({ ...town, to: afterTown ?? town.to });
    return afterTown !== undefined || foundPlace.within !== undefined || town.ends
      ? foundPlace
      : undefined;
  }

  #withDistance<Town extends TownMatch>(town: Town): Town & { within?: number } {
    const start = this.#skip(this.#lists.within, town.to);
    const distance = start === undefined ? undefined : this.#distance(start);
    return distance ? { ...town, ...distance } : town;
  }

  #visitorPlace(from: number): TownMatch | undefined {
    const to = this.#skip(this.#lists.me, from);
    return to === undefined ? undefined : { to };
  }

  #town(
    from: number,
    { postcodes = false, mistyped = false }: { postcodes?: boolean; mistyped?: boolean },
  ): (TownMatch & { ends?: boolean }) | undefined {
    for (let length = MAX_TOWN_WORDS; length > 0; length -= 1) {
      if (from + length > this.words.length) continue;
      const text = this.words.slice(from, from + length).join(' ');
      const place =
        this.places.findTown(text) ?? (postcodes ? this.places.findPostcode(text) : undefined);
      if (place) return { name: place.name, to: from + length };
    }
    const word = this.words[from];
    const meant = mistyped && word !== undefined ? this.places.findNearestTown(word) : undefined;
    return meant && { name: meant.name, to: from + 1 };
  }

  #townWithEnding(from: number): (TownMatch & { ends: boolean }) | undefined {
    const word = this.words[from] ?? '';
    const ending = this.#lists.endings.find((suffix) => word.endsWith(suffix));
    if (ending === undefined) return undefined;
    const place = this.places.findTown(word.slice(0, -ending.length));
    return place && { name: place.name, to: from + 1, ends: true };
  }

  /** Reads a distance such as `5 mil` or `50km`, in the market's unit. */
  #distance(from: number): { within: number; to: number } | undefined {
    const [first = '', second = ''] = this.words.slice(from, from + 2);
    const joined = this.#parseDistance(first);
    if (joined !== undefined) return { within: joined, to: from + 1 };
    const spaced = /^\d/.test(first) ? this.#parseDistance(`${first} ${second}`) : undefined;
    return spaced === undefined ? undefined : { within: spaced, to: from + 2 };
  }

  #parseDistance(text: string): number | undefined {
    const [, number = '', unit = ''] = distancePattern.exec(text) ?? [];
    const distanceUnit = this.#units.get(unit);
    if (distanceUnit === undefined) return undefined;
    const km = Number(number.replace(',', '.')) * KILOMETRES_PER_UNIT[distanceUnit];
    if (km <= 0 || km > MAX_DISTANCE_KM) return undefined;
    return Math.max(
      1,
      Math.round(this.market.mileageUnit === 'miles' ? km / KILOMETRES_PER_UNIT.miles : km),
    );
  }

  /** The index after the longest phrase that starts at `from`; undefined if none does. */
  #skip(phrases: readonly string[], from: number): number | undefined {
    let best: number | undefined;
    for (const phrase of phrases) {
      const phraseWords = phrase.split(' ');
      const isHere = phraseWords.every((word, at) => this.words[from + at] === word);
      if (isHere && (best === undefined || from + phraseWords.length > best))
        best = from + phraseWords.length;
    }
    return best;
  }
}

/** Units of distance by their words. */
function mapUnitNames(languages: readonly SearchWords[]): ReadonlyMap<string, MileageUnit> {
  const units = new Map<string, MileageUnit>();
  for (const { amounts } of languages) {
    for (const unit of ['km', 'mil', 'miles'] as const) {
      for (const word of foldList(amounts.units[unit] ?? [])) {
        if (!units.has(word)) units.set(word, unit);
      }
    }
  }
  return units;
}
