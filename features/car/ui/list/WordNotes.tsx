import { Chip } from '../../../../design-system/components/Chip/Chip';
import { Icon } from '../../../../design-system/components/Icon/Icon';
import { Link } from '../../../../design-system/components/Link/Link';
import { Text } from '../../../../design-system/components/Text/Text';
import { fillIn, useMessages } from '../../../../design-system/messages';
import { styled } from '../../../../design-system/stitches';
import { stripLinks } from '../../../search/model/stripLinks';
import type { CarListData } from './carListData';
import { withMap } from '../../../search/ui/changeState';
import { ReadNotes } from './ReadNotes';
import { useListTexts } from './listTexts';
import { addPath, listAddress, noChoice, type ListState } from './listState';

const Notes = styled('div', {
  display: 'grid',
  justifyItems: 'start',
  gap: '$2',
  marginBlockStart: '$3',
  '&:first-child': { marginBlockStart: 0 },
});

const ModelList = styled('ul', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '$2',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& a': { overflowWrap: 'anywhere' },
});

/**
 * Notes about the visitor's words: the phrase that became filters, alternatives to a model that is not sold, and words
 * that were dropped because no car has them; each with a link that undoes it.
 */
export function WordNotes({ data }: { data: CarListData }) {
  const { droppedWords = [], alternatives, readAs, unread = [], isNearMe } = data;
  const hasNotes = droppedWords.length + unread.length > 0 || alternatives || readAs || isNearMe;
  if (!hasNotes) return null;
  return (
    <Notes>
      <ReadNotes data={data} />
      <AlternativesNote data={data} />
      <DroppedWords data={data} />
    </Notes>
  );
}

function AlternativesNote({ data: { alternatives, listPath, state } }: { data: CarListData }) {
  const message = useMessages();
  if (!alternatives) return null;
  return (
    <div role="status">
      <Text weight="medium">
        {fillIn(message('carInstead'), { wanted: alternatives.requestedModel })}
      </Text>
      <ModelList role="list" aria-label={message('carInsteadModels')}>
        {alternatives.models.map(({ levels }) => (
          <li key={levels.join('>')}>
            <Link href={listAddress(listPath, modelState(levels, state))} data-list-link="">
              {levels.join(' ')}
            </Link>
          </li>
        ))}
      </ModelList>
    </div>
  );
}

/** The state of a list of one model; on the map if the current list is on the map. */
function modelState(levels: readonly string[], { map }: ListState): ListState {
  const paths: string[] = [];
  addPath(paths, levels);
  return { ...withMap(noChoice, map && {}), values: { 'car_brand>car_model>car_version': paths } };
}

function DroppedWords({
  data: { droppedWords = [], state, listPath, total },
}: {
  data: CarListData;
}) {
  const message = useMessages();
  const texts = useListTexts();
  if (droppedWords.length === 0) return null;
  const quoted = droppedWords.map((word) => texts.quoted(stripLinks(word))).join(', ');
  const usedWords = state.keyphrase.split(' ').filter((word) => !droppedWords.includes(word));
  return (
    <>
      {total > 0 && (
        <Text weight="medium" role="status">
          {fillIn(message('carDroppedNote'), { words: quoted })}
        </Text>
      )}
      <ModelList role="list" aria-label={message('carDropped')}>
        <li aria-hidden="true">
          <Text size="small" color="muted">
            {message('carDropped')}
          </Text>
        </li>
        {droppedWords.map((word) => (
          <li key={word}>
            <Chip
              href={listAddress(listPath, {
                ...state,
                keyphrase: [...usedWords, word].join(' '),
                exact: true,
                page: 1,
              })}
              aria-label={fillIn(message('carRestore'), { word: stripLinks(word) })}
              data-list-link=""
            >
              <s>{stripLinks(word)}</s>
              <Icon name="plus" size="small" />
            </Chip>
          </li>
        ))}
      </ModelList>
    </>
  );
}
