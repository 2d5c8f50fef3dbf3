import { fold } from '../../../domain/search/fold';
import type { PlaceNames } from './PlaceNames';
import { kilometresOf, type DistanceUnit } from './kilometresOf';
import type { SearchMarket } from '../../../domain/search/search.types';
import { foldedOnce } from './wordLists';
import type { PlaceWords } from './words/placeWords';
import type { SearchWords } from './words/searchWords';

/** Where cars shall stand, by a visitor's words. */
export interface WantedPlace {
  /** A town or a postcode; absent where it is the visitor's own place, which nobody knows yet. */
  name?: string;
  /** How far from it at most, in the market's unit of distance; absent where nothing is said of it. */
  within?: number;
}

/** A place in some words, and where these words are. */
export interface PlaceSpan extends WantedPlace {
  /** First word that belongs to it, and the first behind it. */
  from: number;
  to: number;
}

/** Words of the longest name of a town. */
const maxTownWords = 4;
/** Further than that is no distance to a dealer, but a mileage. */
const maxDistanceKm = 500;

const distancePattern = /^(\d{1,4}(?:[.,]\d)?)[\s-]?([a-z]+)?$/;

/**
 * The first place in some words that says it is one: `nära Lund`, `inom 5 mil från 222 22`, `Tampereen lähellä`,
 * `near me`. A town's name alone is no such place; the reader of the other words knows what else it may mean.
 */
export function readPlace(
  words: readonly string[],
  languages: readonly SearchWords[],
  market: SearchMarket,
  places: PlaceNames,
): PlaceSpan | undefined {
  const reader = new PlaceReader(words.map(bare), languages, market, places);
  for (let at = 0; at < words.length; at += 1) {
    const span = reader.spanAt(at);
    if (span) return span;
  }
  return undefined;
}

/** A word without what it may be enclosed in. */
const bare = (word: string): string => fold(word).replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');

interface Found {
  to: number;
}

interface FoundTown extends Found {
  name?: string;
}

class PlaceReader {
  readonly #lists: Readonly<Record<keyof PlaceWords, readonly string[]>>;
  readonly #atMost: readonly string[];
  readonly #units: ReadonlyMap<string, DistanceUnit>;

  constructor(
    private readonly words: readonly string[],
    languages: readonly SearchWords[],
    private readonly market: SearchMarket,
    private readonly places: PlaceNames,
  ) {
    const of = (list: keyof PlaceWords) =>
      languages.flatMap((known) => foldedOnce(known.places[list]));
    this.#lists = {
      near: of('near'),
      around: of('around'),
      behind: of('behind'),
      endings: of('endings'),
      within: of('within'),
      from: of('from'),
      me: of('me'),
      nearMe: of('nearMe'),
    };
    this.#atMost = [
      ...this.#lists.within,
      ...languages.flatMap((known) => foldedOnce(known.amounts.upTo)),
    ];
    this.#units = unitsOf(languages);
  }

  spanAt(from: number): PlaceSpan | undefined {
    const found = this.#distanceFrom(from) ?? this.#near(from) ?? this.#townAndMore(from);
    return found && { ...found, from };
  }

  /** `inom 5 mil från Lund`, `30 miles from Leeds`. */
  #distanceFrom(from: number) {
    const start = this.#skip(this.#atMost, from) ?? from;
    const distance = this.#distance(start);
    const behind = distance && this.#skip(this.#lists.from, distance.to);
    if (!distance || behind === undefined) return undefined;
    const { within } = distance;
    const town = this.#mine(behind) ?? this.#town(behind, { postcodes: true, mistyped: true });
    return town && { ...town, within };
  }

  /** `nära Lund`, `near me within 30 miles`. */
  #near(from: number) {
    const strict = this.#skip(this.#lists.near, from);
    const start = strict ?? this.#skip(this.#lists.around, from);
    const isStrict = strict !== undefined;
    const named =
      start === undefined
        ? undefined
        : (this.#mine(start) ?? this.#town(start, { postcodes: isStrict, mistyped: isStrict }));
    const own = this.#skip(this.#lists.nearMe, from);
    const town = named ?? (own === undefined ? undefined : { to: own });
    return (
      town &&
      this.#withDistance({ ...town, to: this.#skip(this.#lists.behind, town.to) ?? town.to })
    );
  }

  /** `Tampereen lähellä`, `Leeds area`, `Lund inom 3 mil`, `Göteborgstrakten`. */
  #townAndMore(from: number) {
    const town = this.#town(from, {}) ?? this.#townWithEnding(from);
    if (!town) return undefined;
    const behind = this.#skip(this.#lists.behind, town.to);
    const told = this.#withDistance({ ...town, to: behind ?? town.to });
    return behind !== undefined || told.within !== undefined || town.ends ? told : undefined;
  }

  #withDistance<Town extends FoundTown>(town: Town): Town & { within?: number } {
    const start = this.#skip(this.#lists.within, town.to);
    const distance = start === undefined ? undefined : this.#distance(start);
    return distance ? { ...town, ...distance } : town;
  }

  #mine(from: number): FoundTown | undefined {
    const to = this.#skip(this.#lists.me, from);
    return to === undefined ? undefined : { to };
  }

  #town(
    from: number,
    { postcodes = false, mistyped = false }: { postcodes?: boolean; mistyped?: boolean },
  ): (FoundTown & { ends?: boolean }) | undefined {
    for (let length = maxTownWords; length > 0; length -= 1) {
      if (from + length > this.words.length) continue;
      const text = this.words.slice(from, from + length).join(' ');
      const place = this.places.town(text) ?? (postcodes ? this.places.postcode(text) : undefined);
      if (place) return { name: place.name, to: from + length };
    }
    const word = this.words[from];
    const meant = mistyped && word !== undefined ? this.places.nearest(word) : undefined;
    return meant && { name: meant.name, to: from + 1 };
  }

  #townWithEnding(from: number): (FoundTown & { ends: boolean }) | undefined {
    const word = this.words[from] ?? '';
    const ending = this.#lists.endings.find((known) => word.endsWith(known));
    if (ending === undefined) return undefined;
    const place = this.places.town(word.slice(0, -ending.length));
    return place && { name: place.name, to: from + 1, ends: true };
  }

  /** `5 mil`, `50km`: in the market's unit. */
  #distance(from: number): { within: number; to: number } | undefined {
    const [first = '', second = ''] = this.words.slice(from, from + 2);
    const joined = this.#distanceOf(first);
    if (joined !== undefined) return { within: joined, to: from + 1 };
    const apart = /^\d/.test(first) ? this.#distanceOf(`${first} ${second}`) : undefined;
    return apart === undefined ? undefined : { within: apart, to: from + 2 };
  }

  #distanceOf(text: string): number | undefined {
    const [, number = '', unit = ''] = distancePattern.exec(text) ?? [];
    const known = this.#units.get(unit);
    if (known === undefined) return undefined;
    const km = Number(number.replace(',', '.')) * kilometresOf[known];
    if (km <= 0 || km > maxDistanceKm) return undefined;
    return Math.max(
      1,
      Math.round(this.market.mileageUnit === 'miles' ? km / kilometresOf.miles : km),
    );
  }

  /** Behind the longest of some phrases that the words go on with; undefined where they do so with none. */
  #skip(phrases: readonly string[], from: number): number | undefined {
    let best: number | undefined;
    for (const phrase of phrases) {
      const parts = phrase.split(' ');
      const isHere = parts.every((part, at) => this.words[from + at] === part);
      if (isHere && (best === undefined || from + parts.length > best)) best = from + parts.length;
    }
    return best;
  }
}

/** Units of distance by their words; `mil` and miles are never those of speed or of money. */
function unitsOf(languages: readonly SearchWords[]): ReadonlyMap<string, DistanceUnit> {
  const units = new Map<string, DistanceUnit>();
  for (const { amounts } of languages) {
    for (const unit of ['km', 'mil', 'miles'] as const) {
      for (const word of foldedOnce(amounts.units[unit] ?? [])) {
        if (!units.has(word)) units.set(word, unit);
      }
    }
  }
  return units;
}
