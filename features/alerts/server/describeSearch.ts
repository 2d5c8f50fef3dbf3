import { placeSentence } from '../../car/ui/placeSentence';
import { levelsOf } from '../../car/ui/list/carFacets';
import type { ListState } from '../../car/ui/list/listState';
import { listTexts } from '../../car/ui/list/listTexts';
import { searchInWords } from '../../car/ui/list/searchInWords';
import { stripLinks } from '../../search/model/stripLinks';
import { mileageUnit } from '../../../domain/search/mileageUnit';
import { getFormatLocale } from '../../../sites/getLocale';
import type { Language, Site } from '../../../sites/site.types';
import type { Messages } from '../../../messages/messages';

/** Maximum length of a description, in characters. */
const MAX_LENGTH = 140;

type Search = Pick<
  ListState,
  'values' | 'excluded' | 'unqualified' | 'ranges' | 'keyphrase' | 'place'
>;

/**
 * Describes a search in words, such as `Volvo XC60, diesel, upp till 300 000 kr`. The description is mailed
 * to an unverified address, so it contains nothing that could become a link of an attacker.
 */
export function describeSearch(
  search: Search,
  { site, language, messages }: { site: Site; language: Language; messages: Messages },
): string {
  const message = (key: keyof Messages) => messages[key];
  const texts = listTexts({
    message,
    language,
    locale: getFormatLocale(site, language),
    currency: site.currency,
    mileageUnit: mileageUnit(site),
  });
  const safeSearch = withoutLinks(search);
  const unit = site.distanceUnit;
  const place = safeSearch.place && placeSentence(safeSearch.place, { message, language, unit });
  const description = searchInWords(safeSearch, texts, { place });
  return description.length > MAX_LENGTH
    ? `${description.slice(0, MAX_LENGTH - 1).trimEnd()}…`
    : description;
}

/** Removes links from the texts of a search, which come from the list's address. */
function withoutLinks({
  values,
  excluded = {},
  unqualified,
  ranges,
  keyphrase,
  place,
}: Search): Search {
  const found = place?.found;
  const name = found?.name === undefined ? undefined : stripLinks(found.name);
  return {
    values: textsWithoutLinks(values),
    excluded: textsWithoutLinks(excluded),
    unqualified: textsWithoutLinks(unqualified),
    ranges,
    keyphrase: stripLinks(keyphrase),
    place: place && {
      ...place,
      text: stripLinks(place.text),
      found: found && { ...found, name },
    },
  };
}

const textsWithoutLinks = (texts: ListState['values']): ListState['values'] =>
  Object.fromEntries(
    Object.entries(texts).map(([name, paths]) => [name, paths.map(pathWithoutLinks)]),
  );

const pathWithoutLinks = (path: string): string =>
  levelsOf(path)
    .map((level) => stripLinks(level))
    .join('>');
