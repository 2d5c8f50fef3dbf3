import { usePlaceSentence } from '../usePlaceTexts';
import type { CarListData } from './carListData';
import { noChoice } from './listState';
import { useListTexts } from './listTexts';
import { searchInWords } from './searchInWords';

/** What the list is asked for in words of the page's language; words that were dropped are not among them. */
export function useSearchInWords(data: CarListData | undefined): string {
  const texts = useListTexts();
  const placeSentence = usePlaceSentence();
  const { state = noChoice, facets, dropped = [] } = data ?? {};
  const words = state.keyphrase.split(' ').filter((word) => !dropped.includes(word));
  const place = state.place && placeSentence(state.place);
  return searchInWords({ ...state, keyphrase: words.join(' ') }, texts, { facets, place });
}
