import { filtersOf, isChosen, readListState } from '../../car/ui/list/listState';
import { locatePlace } from '../../car/ui/list/locatePlace';
import { type AlertFilters, areKnownFilters } from '../../../domain/alerts/alertFilters';
import type { Language, Site } from '../../../sites/site.types';
import type { Messages } from '../../../messages/messages';
import { describeSearch } from './describeSearch';

/** A search that may be saved. */
export interface SearchToSave {
  /** Of the list, as it was. */
  address: string;
  filters: AlertFilters;
  keyphrase: string;
  /** In words. */
  title: string;
}

/**
 * Reads a search from the list's address.
 * @param fixed filters that the list always has, as a query
 * @returns undefined where nothing is chosen, or something that saved searches do not know, such as a place that is nowhere
 */
export async function readSearch(
  { address, fixed }: { address: string; fixed: string },
  where: { site: Site; language: Language; messages: Messages },
): Promise<SearchToSave | undefined> {
  const [, query = ''] = address.split('?', 2);
  const asked = readListState(new URLSearchParams(query));
  const { state: chosen, unknownPlace } = await locatePlace(asked, where.site);
  if (unknownPlace) return undefined;
  const always = readListState(new URLSearchParams(fixed));
  const filters = { ...filtersOf(chosen), ...filtersOf(always) };
  if (!isChosen(chosen) && !isChosen(always)) return undefined;
  if (!areKnownFilters(filters)) return undefined;
  const { keyphrase } = chosen;
  const all = {
    values: { ...always.values, ...chosen.values },
    loose: { ...always.loose, ...chosen.loose },
    excluded: { ...always.excluded, ...chosen.excluded },
    ranges: { ...always.ranges, ...chosen.ranges },
    keyphrase,
    place: chosen.place,
  };
  return { address, filters, keyphrase, title: describeSearch(all, where) };
}
