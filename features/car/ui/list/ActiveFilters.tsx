import { useMessages } from '../../../../design-system/messages';
import { activeFilters, ListChips, type ActiveFilter } from '../../../search/ui/ListChips';
import { withPlace, withoutFacet } from '../../../search/ui/changeState';
import { usePlaceSentence } from '../usePlaceTexts';
import type { PlaceChoice } from '../../../search/ui/placeChoice';
import type { CarListData } from './carListData';
import { useListTexts } from './listTexts';
import { listAddress } from './listState';
import { numberRange } from './numberRange';

/** The active filters; a range of consecutive numbers is one entry. */
export function ActiveFilters({ data }: { data: CarListData }) {
  const { state, facets, droppedWords = [], alternatives, listPath } = data;
  const texts = useListTexts();
  const message = useMessages();
  const placeSentence = usePlaceSentence();
  /** Home delivery has its own chip. The chip of the place removes both. */
  const placeFilters = ({ delivery, ...withoutDelivery }: PlaceChoice): ActiveFilter[] => [
    { text: placeSentence(withoutDelivery), remaining: withPlace(state) },
    ...(delivery
      ? [{ text: message('carDelivery'), remaining: withPlace(state, withoutDelivery) }]
      : []),
  ];
  const filters = activeFilters(state, texts, {
    keyphrase: alternatives ? state.keyphrase : withoutDroppedWords(state.keyphrase, droppedWords),
    place: state.place && placeFilters(state.place),
    combineValues(name, paths) {
      const rangeText = numberRange(name, paths, facets);
      if (rangeText === undefined) return undefined;
      return [{ text: `${texts.facet(name)} ${rangeText}`, remaining: withoutFacet(state, name) }];
    },
  });
  return (
    <ListChips
      state={state}
      filters={filters}
      address={(remaining) => listAddress(listPath, remaining)}
    />
  );
}

/** The words of a keyphrase, without those that are ignored because no car has them. */
export const withoutDroppedWords = (keyphrase: string, droppedWords: readonly string[]): string =>
  keyphrase
    .split(' ')
    .filter((word) => !droppedWords.includes(word))
    .join(' ');
