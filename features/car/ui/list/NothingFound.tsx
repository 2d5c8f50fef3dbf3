import { Button } from '../../../../design-system/components/Button/Button';
import { Link } from '../../../../design-system/components/Link/Link';
import { Text } from '../../../../design-system/components/Text/Text';
import { fillIn, useMessages } from '../../../../design-system/messages';
import { styled } from '../../../../design-system/stitches';
import { harmless } from '../../../search/model/harmless';
import { fewestTold } from '../fewestTold';
import { ListNotice } from '../../../search/ui/ListResults';
import { withoutChoice } from '../../../search/ui/changeState';
import { levelsOf, valueFacets } from './carFacets';
import type { CarListData } from './carListData';
import type { WayOut } from './findWayOut';
import { useListTexts, smallFirst } from './listTexts';
import { isChosen, listAddress } from './listState';
import { MAX_SEARCH_LENGTH } from './searchBox';
import { WatchSearch } from './WatchSearch';

const Actions = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '$3',
});

const Ways = styled('ul', { display: 'grid', gap: '$2', margin: 0, padding: 0, listStyle: 'none' });

/** Nothing fits the choice: which filter to give up, with how many cars that finds. */
export function NothingFound({ data, hidden }: { data: CarListData; hidden: boolean }) {
  const message = useMessages();
  const texts = useListTexts();
  const { waysOut, listPath, state, unread = [] } = data;
  const isWordsAlone = !isChosen({ ...state, keyphrase: '' });
  const asked = isWordsAlone ? state.keyphrase || unread.join(' ') : '';
  const words = asked && texts.quoted(harmless(asked, MAX_SEARCH_LENGTH));
  return (
    <ListNotice
      about="nothing"
      hidden={hidden}
      title={
        words === '' ? message('carNothingTitle') : fillIn(message('carNothingFor'), { words })
      }
    >
      <Text tone="muted">{message('carNothingText')}</Text>
      {waysOut.length > 0 && (
        <Ways role="list">
          {waysOut.map((way) => (
            <li key={[way.kind, way.name, way.second?.name].join(' ')}>
              <Link href={listAddress(listPath, way.state)} data-list-link="">
                <WayText way={way} />
              </Link>
              {!isAllCars(way) && <> ({texts.count(way.total)})</>}
            </li>
          ))}
        </Ways>
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

/** Without the words nothing is chosen any more: the link says how many cars it shows. */
const isAllCars = ({ kind, state, total }: WayOut): boolean =>
  kind === 'keyphrase' && !isChosen(state) && total >= fewestTold;

function WayText({ way }: { way: WayOut }) {
  const message = useMessages();
  const texts = useListTexts();
  if (isAllCars(way)) return fillIn(message('showAllCars'), { count: texts.count(way.total) });
  const { kind, name, facet, second } = way;
  const nameOf = (given: Pick<WayOut, 'kind' | 'name' | 'facet'>) => {
    if (given.facet !== undefined) return smallFirst(texts.not(given.facet, given.name));
    if (given.kind === 'keyphrase') return texts.quoted(given.name);
    if (given.kind === 'place') return message('carNear').toLocaleLowerCase();
    const known = valueFacets.find((facet) => levelsOf(facet.name).includes(given.name));
    return texts.facet(known?.name ?? given.name).toLocaleLowerCase();
  };
  if (kind === 'spelling') return fillIn(message('carDidYouMean'), { words: name });
  if (kind === 'place' && !second) return message('carAnyDistance');
  const first = nameOf({ kind, name, facet });
  return second
    ? fillIn(message('carWithoutTwo'), { first, second: nameOf(second) })
    : fillIn(message('carWithout'), { name: first });
}

/** The search service does not answer (spec 2 §8). */
export function ListFailure({ hidden }: { hidden: boolean }) {
  const message = useMessages();
  return (
    <ListNotice about="failure" hidden={hidden} title={message('carFailureTitle')}>
      <Text tone="muted">{message('carFailureText')}</Text>
      <Button type="button" variant="outline" data-reload="">
        {message('detailRetry')}
      </Button>
    </ListNotice>
  );
}
