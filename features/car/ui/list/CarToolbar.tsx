import { Text } from '../../../../design-system/components/Text/Text';
import { VisuallyHidden } from '../../../../design-system/components/VisuallyHidden/VisuallyHidden';
import { useMessages } from '../../../../design-system/messages';
import { styled } from '../../../../design-system/stitches';
import { ListToolbar } from '../../../search/ui/ListToolbar';
import { nearestFirst } from '../../../search/ui/placeChoice';
import { keptWords } from './ActiveFilters';
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
  // Where all of it is too long for a line, the views have one of their own.
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

/** What the list is asked for in words of the page's language; words that were dropped are not among them. */
export function useSearchInWords(data: CarListData | undefined): string {
  const texts = useListTexts();
  const placeSentence = usePlaceSentence();
  const { state = noChoice, facets, dropped = [] } = data ?? {};
  const place = state.place && placeSentence(state.place);
  return searchInWords({ ...state, keyphrase: keptWords(state.keyphrase, dropped) }, texts, {
    facets,
    place,
  });
}

/** Search box, order and the way to the filters; how many cars are found, and what may be done with all of them. */
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

/** How many cars there are; screen readers are told for which search, and again whenever it changes. */
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
