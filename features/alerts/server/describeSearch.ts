import { placeSentence } from '../../car/ui/placeSentence';
import { levelsOf } from '../../car/ui/list/carFacets';
import type { ListState } from '../../car/ui/list/listState';
import { listTexts } from '../../car/ui/list/listTexts';
import { searchInWords } from '../../car/ui/list/searchInWords';
import { harmless } from '../../search/model/harmless';
import { mileageUnit } from '../../../domain/search/mileageUnit';
import { formatLocaleOf } from '../../../sites/localeOf';
import type { Language, Site } from '../../../sites/site.types';
import type { Messages } from '../../../messages/messages';

/** Longest description of a search, in characters. */
const MAX_LENGTH = 140;

type Search = Pick<ListState, 'values' | 'excluded' | 'loose' | 'ranges' | 'keyphrase' | 'place'>;

/**
 * A search in words, such as `Volvo XC60, diesel, upp till 300 000 kr`. It is mailed to an address that nobody
 * has proved to be theirs: what reads as an address of the web loses its dots and slashes.
 */
export function describeSearch(
  search: Search,
  { site, language, messages }: { site: Site; language: Language; messages: Messages },
): string {
  const message = (key: keyof Messages) => messages[key];
  const texts = listTexts({
    message,
    language,
    locale: formatLocaleOf(site, language),
    currency: site.currency,
    mileageUnit: mileageUnit(site),
  });
  const said = harmlessSearch(search);
  const unit = site.distanceUnit;
  const place = said.place && placeSentence(said.place, { message, language, unit });
  const told = searchInWords(said, texts, { place });
  return told.length > MAX_LENGTH ? `${told.slice(0, MAX_LENGTH - 1).trimEnd()}…` : told;
}

/** A search with all that an address may say in its own words made harmless. */
function harmlessSearch({
  values,
  excluded = {},
  loose,
  ranges,
  keyphrase,
  place,
}: Search): Search {
  const found = place?.found;
  const name = found?.name === undefined ? undefined : harmless(found.name);
  return {
    values: harmlessTexts(values),
    excluded: harmlessTexts(excluded),
    loose: harmlessTexts(loose),
    ranges,
    keyphrase: harmless(keyphrase),
    place: place && {
      ...place,
      text: harmless(place.text),
      found: found && { ...found, name },
    },
  };
}

const harmlessTexts = (texts: ListState['values']): ListState['values'] =>
  Object.fromEntries(Object.entries(texts).map(([name, paths]) => [name, paths.map(harmlessPath)]));

const harmlessPath = (path: string): string =>
  levelsOf(path)
    .map((level) => harmless(level))
    .join('>');
