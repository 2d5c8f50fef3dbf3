import { useMessages } from '../../../../design-system/messages';
import { activeFilters, ListChips, type ActiveFilter } from '../../../search/ui/ListChips';
import { withPlace, withoutFacet } from '../../../search/ui/changeState';
import { usePlaceSentence } from '../usePlaceTexts';
import type { PlaceChoice } from '../../../search/ui/placeChoice';
import type { CarListData } from './carListData';
import { useListTexts } from './listTexts';
import { listAddress } from './listState';
import { numberRow } from './numberRow';

/** What is chosen of the cars, with a row of numbers as one. */
export function ActiveFilters({ data }: { data: CarListData }) {
  const { state, facets, dropped = [], instead, listPath } = data;
  const texts = useListTexts();
  const message = useMessages();
  const placeSentence = usePlaceSentence();
  /** Home delivery is given up alone; the place with all that depends on it. */
  const placeFilters = ({ delivery, ...rest }: PlaceChoice): ActiveFilter[] => [
    { text: placeSentence(rest), rest: withPlace(state) },
    ...(delivery ? [{ text: message('carDelivery'), rest: withPlace(state, rest) }] : []),
  ];
  const filters = activeFilters(state, texts, {
    keyphrase: instead ? state.keyphrase : keptWords(state.keyphrase, dropped),
    place: state.place && placeFilters(state.place),
    together(name, paths) {
      const row = numberRow(name, paths, facets);
      if (row === undefined) return undefined;
      return [{ text: `${texts.facet(name)} ${row}`, rest: withoutFacet(state, name) }];
    },
  });
  return (
    <ListChips state={state} filters={filters} address={(rest) => listAddress(listPath, rest)} />
  );
}

export const keptWords = (keyphrase: string, dropped: readonly string[]): string =>
  keyphrase
    .split(' ')
    .filter((word) => !dropped.includes(word))
    .join(' ');
