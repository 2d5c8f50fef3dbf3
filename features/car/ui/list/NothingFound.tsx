import { Button } from '../../../../design-system/components/Button/Button';
import { Link } from '../../../../design-system/components/Link/Link';
import { Text } from '../../../../design-system/components/Text/Text';
import { fillIn, useMessages } from '../../../../design-system/messages';
import { styled } from '../../../../design-system/stitches';
import { stripLinks } from '../../../search/model/stripLinks';
import { MIN_SHOWN_COUNT } from '../minShownCount';
import { ListNotice } from '../../../search/ui/ListResults';
import { withoutChoice } from '../../../search/ui/changeState';
import { levelsOf, valueFacets } from './carFacets';
import type { CarListData } from './carListData';
import type { FilterSuggestion } from './suggestFilterRemoval';
import { useListTexts, lowerCaseFirst } from './listTexts';
import { isChosen, listAddress } from './listState';
import { MAX_SEARCH_LENGTH } from './searchBox';
import { WatchSearch } from './WatchSearch';

const Actions = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '$3',
});

const Suggestions = styled('ul', {
  display: 'grid',
  gap: '$2',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

/** Shown if no car matches the filters: suggests filters to remove, with the number of cars found without them. */
export function NothingFound({ data, hidden }: { data: CarListData; hidden: boolean }) {
  const message = useMessages();
  const texts = useListTexts();
  const { suggestions, listPath, state, unread = [] } = data;
  const hasOnlyWords = !isChosen({ ...state, keyphrase: '' });
  const searchText = hasOnlyWords ? state.keyphrase || unread.join(' ') : '';
  const words = searchText && texts.quoted(stripLinks(searchText, MAX_SEARCH_LENGTH));
  return (
    <ListNotice
      about="nothing"
      hidden={hidden}
      title={
        words === '' ? message('carNothingTitle') : fillIn(message('carNothingFor'), { words })
      }
    >
      <Text color="muted">{message('carNothingText')}</Text>
      {suggestions.length > 0 && (
        <Suggestions role="list">
          {suggestions.map((suggestion) => (
            <li key={[suggestion.kind, suggestion.name, suggestion.second?.name].join(' ')}>
              <Link href={listAddress(listPath, suggestion.state)} data-list-link="">
                <SuggestionText suggestion={suggestion} />
              </Link>
              {!isAllCars(suggestion) && <> ({texts.count(suggestion.total)})</>}
            </li>
          ))}
        </Suggestions>
      )}
      <Actions>
        <Button
          as="a"
          variant="outline"
          href={listAddress(listPath, withoutChoice(state))}
          data-list-link=""
        >
          {message('carClearAll')}
        </Button>
        <WatchSearch data={data} />
      </Actions>
    </ListNotice>
  );
}

/** Whether a suggestion removes the last filter: its link then shows the number of all cars. */
const isAllCars = ({ kind, state, total }: FilterSuggestion): boolean =>
  kind === 'keyphrase' && !isChosen(state) && total >= MIN_SHOWN_COUNT;

function SuggestionText({ suggestion }: { suggestion: FilterSuggestion }) {
  const message = useMessages();
  const texts = useListTexts();
  if (isAllCars(suggestion))
    return fillIn(message('showAllCars'), { count: texts.count(suggestion.total) });
  const { kind, name, facet, second } = suggestion;
  const filterName = (filter: Pick<FilterSuggestion, 'kind' | 'name' | 'facet'>) => {
    if (filter.facet !== undefined) return lowerCaseFirst(texts.not(filter.facet, filter.name));
    if (filter.kind === 'keyphrase') return texts.quoted(filter.name);
    if (filter.kind === 'place') return message('carNear').toLocaleLowerCase();
    const definition = valueFacets.find((facet) => levelsOf(facet.name).includes(filter.name));
    return texts.facet(definition?.name ?? filter.name).toLocaleLowerCase();
  };
  if (kind === 'spelling') return fillIn(message('carDidYouMean'), { words: name });
  if (kind === 'place' && !second) return message('carAnyDistance');
  const first = filterName({ kind, name, facet });
  return second
    ? fillIn(message('carWithoutTwo'), { first, second: filterName(second) })
    : fillIn(message('carWithout'), { name: first });
}

/** Shown if the search service does not answer. */
export function ListFailure({ hidden }: { hidden: boolean }) {
  const message = useMessages();
  return (
    <ListNotice about="failure" hidden={hidden} title={message('carFailureTitle')}>
      <Text color="muted">{message('carFailureText')}</Text>
      <Button type="button" variant="outline" data-reload="">
        {message('detailRetry')}
      </Button>
    </ListNotice>
  );
}
