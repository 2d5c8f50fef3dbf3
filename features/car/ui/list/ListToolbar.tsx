import { SearchField } from '../../../../design-system/components/SearchField/SearchField';
import { Button } from '../../../../design-system/components/Button/Button';
import { Icon } from '../../../../design-system/components/Icon/Icon';
import { NativeSelect } from '../../../../design-system/components/Select/NativeSelect';
import { Text } from '../../../../design-system/components/Text/Text';
import { VisuallyHidden } from '../../../../design-system/components/VisuallyHidden/VisuallyHidden';
import { useMessages } from '../../../../design-system/messages';
import { OpenFilters } from '../../../search/ui/OpenFilters';
import {
  HideFilters,
  ToolBar,
  ToolBarCount,
  ToolBarSearch,
  ToolBarSort,
} from '../../../search/ui/toolbarLayout';
import { nearestFirst } from '../../../search/ui/placeChoice';
import type { CarListData } from './carListData';
import { filterFormId } from './FilterForm';
import { useListTexts } from './listTexts';
import { MAX_SEARCH_LENGTH } from './searchBox';
import { ViewSwitch } from './ViewSwitch';
import { WatchSearch } from './WatchSearch';
import { usePlaceSentence } from '../usePlaceTexts';
import { noChoice } from './listState';
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

/** How many cars are found; search box, order and the way to the filters. */
export function ListToolbar({ data }: { data: CarListData }) {
  const message = useMessages();
  const { state, sorts } = data;
  const chosen = [state.values, state.loose, state.excluded ?? {}]
    .flatMap((all) => Object.values(all))
    .reduce(
      (sum, values) => sum + values.length,
      Object.keys(state.ranges).length + (state.place ? 1 : 0),
    );
  return (
    <>
      <ToolBar>
        <ToolBarSearch role="search">
          <SearchField
            form={filterFormId}
            name="search"
            label={message('searchLabel')}
            placeholder={message('searchPlaceholder')}
            submit={message('searchSubmit')}
            enterKeyHint="search"
            maxLength={MAX_SEARCH_LENGTH}
          />
        </ToolBarSearch>
        <OpenFilters chosen={chosen} />
        <HideFilters>
          <Button type="button" variant="outline" data-list-layout="toggle">
            <Icon name="filter" />
            {message('carHideFilters')}
          </Button>
        </HideFilters>
        {sorts.length > 0 && (
          <ToolBarSort>
            <VisuallyHidden as="label" htmlFor="car-sort">
              {message('carSort')}
            </VisuallyHidden>
            <NativeSelect
              id="car-sort"
              form={filterFormId}
              name="sort"
              data-list-swap="sorts"
              defaultValue={state.sort ?? sorts[0]?.order}
            >
              {sorts.map(({ order, label }) => (
                <option key={order} value={order}>
                  {label ?? message(order === nearestFirst ? 'carSortNearest' : 'priceDropSort')}
                </option>
              ))}
            </NativeSelect>
          </ToolBarSort>
        )}
      </ToolBar>
      <ToolBarCount>
        <CountLine data={data} />
        <div data-list-swap="watch">
          <WatchSearch data={data} size="small" />
        </div>
        <div data-list-swap="views">
          <ViewSwitch data={data} />
        </div>
      </ToolBarCount>
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
