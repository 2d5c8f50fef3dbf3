import { toCarFilters, isChosen, readListState } from '../../car/ui/list/listState';
import { locatePlace } from '../../car/ui/list/locatePlace';
import { type AlertFilters, areSupportedFilters } from '../../../domain/alerts/alertFilters';
import type { Language, Site } from '../../../sites/site.types';
import type { Messages } from '../../../messages/messages';
import { describeSearch } from './describeSearch';

/** A list's search that can be saved. */
export interface SearchToSave {
  /** The list's address, unchanged. */
  address: string;
  filters: AlertFilters;
  keyphrase: string;
  /** Description of the search. */
  title: string;
}

/**
 * Reads the search of a list's address.
 * @param fixed filters that the list always applies, as a query
 * @returns undefined if nothing is chosen, if the place is unknown, or if a filter is not supported
 */
export async function readSearch(
  { address, fixed }: { address: string; fixed: string },
  siteLanguage: { site: Site; language: Language; messages: Messages },
): Promise<SearchToSave | undefined> {
  const [, query = ''] = address.split('?', 2);
  const requested = readListState(new URLSearchParams(query));
  const { state: located, unknownPlace } = await locatePlace(requested, siteLanguage.site);
  if (unknownPlace) return undefined;
  const fixedState = readListState(new URLSearchParams(fixed));
  const filters = { ...toCarFilters(located), ...toCarFilters(fixedState) };
  if (!isChosen(located) && !isChosen(fixedState)) return undefined;
  if (!areSupportedFilters(filters)) return undefined;
  const { keyphrase } = located;
  const combined = {
    values: { ...fixedState.values, ...located.values },
    unqualified: { ...fixedState.unqualified, ...located.unqualified },
    excluded: { ...fixedState.excluded, ...located.excluded },
    ranges: { ...fixedState.ranges, ...located.ranges },
    keyphrase,
    place: located.place,
  };
  return { address, filters, keyphrase, title: describeSearch(combined, siteLanguage) };
}
