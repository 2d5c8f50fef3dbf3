import { Text } from '../../../../design-system/components/Text/Text';
import { VisuallyHidden } from '../../../../design-system/components/VisuallyHidden/VisuallyHidden';
import { useMessages } from '../../../../design-system/messages';
import { styled } from '../../../../design-system/stitches';
import { ListToolbar } from '../../../search/ui/ListToolbar';
import { nearestFirst } from '../../../search/ui/placeChoice';
import { withoutDroppedWords } from './ActiveFilters';
import type { CarListData } from './carListData';
import { filterFormId } from './CarFilters';
import { useListTexts } from './listTexts';
import { MAX_SEARCH_LENGTH } from './searchBox';
import { ViewSwitch } from './ViewSwitch';
import { WatchSearch } from './WatchSearch';
import { usePlaceSentence } from '../usePlaceTexts';
import { noChoice } from './listState';
import { searchInWords } from './searchInWords';

const Count = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '$2 $4',
  minBlockSize: '$touch',
  '& > [data-list-swap="watch"]': { '@print': { display: 'none' } },
  '& > [data-list-swap="views"]': { marginInlineStart: 'auto' },
  // The view switch wraps to a separate line when space is short.
  '@belowSm': {
    '&:has(> [data-list-swap="watch"] > *)': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      '& > [data-list-swap="views"]': { gridColumn: '1 / -1', marginInlineStart: 0 },
      '& > [data-list-swap="views"] > nav': { inlineSize: '100%' },
      '& > [data-list-swap="views"] > nav > a': { flex: '1 1 0', justifyContent: 'center' },
    },
  },
});

/** The search in words of the page's language, without dropped words. */
export function useSearchInWords(data: CarListData | undefined): string {
  const texts = useListTexts();
  const placeSentence = usePlaceSentence();
  const { state = noChoice, facets, droppedWords = [] } = data ?? {};
  const place = state.place && placeSentence(state.place);
  return searchInWords(
    { ...state, keyphrase: withoutDroppedWords(state.keyphrase, droppedWords) },
    texts,
    {
      facets,
      place,
    },
  );
}

/** Search box, sort order and button for the filters; the number of cars, and actions for the whole search. */
export function CarToolbar({ data }: { data: CarListData }) {
  const message = useMessages();
  const { state, sorts } = data;
  return (
    <>
      <ListToolbar
        form={filterFormId}
        state={state}
        search={{
          name: 'search',
          label: message('searchLabel'),
          placeholder: message('searchPlaceholder'),
          maxLength: MAX_SEARCH_LENGTH,
        }}
        sortId="car-sort"
        sorts={sorts.map(({ order, label }) => ({
          order,
          label: label ?? message(order === nearestFirst ? 'carSortNearest' : 'priceDropSort'),
        }))}
        swapsSorts
      />
      <Count>
        <CountLine data={data} />
        <div data-list-swap="watch">
          <WatchSearch data={data} size="small" />
        </div>
        <div data-list-swap="views">
          <ViewSwitch data={data} />
        </div>
      </Count>
    </>
  );
}

/** The number of cars. Screen readers also read the search, and every change. */
function CountLine({ data }: { data: CarListData }) {
  const texts = useListTexts();
  const { total, failed } = data;
  const search = useSearchInWords(data);
  return (
    <Text weight="medium" role="status" data-list-swap="count">
      {!failed && texts.cars(total)}
      {!failed && search !== '' && <VisuallyHidden>: {search}</VisuallyHidden>}
    </Text>
  );
}
