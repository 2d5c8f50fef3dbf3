import { Chip } from '../../../../design-system/components/Chip/Chip';
import { Icon } from '../../../../design-system/components/Icon/Icon';
import { Link } from '../../../../design-system/components/Link/Link';
import { Text } from '../../../../design-system/components/Text/Text';
import { fillIn, useMessages } from '../../../../design-system/messages';
import { styled } from '../../../../design-system/stitches';
import { harmless } from '../../../search/model/harmless';
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

const Words = styled('ul', {
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
 * What became of a visitor's words: the phrase that filters were read from, a model that is not sold and what stands in its place, and
 * words that were dropped because no car has them, each with a link that takes it back.
 */
export function WordNotes({ data }: { data: CarListData }) {
  const { dropped = [], instead, readAs, unread = [], isNearMe } = data;
  const isTold = dropped.length + unread.length > 0 || instead || readAs || isNearMe;
  if (!isTold) return null;
  return (
    <Notes>
      <ReadNotes data={data} />
      <InsteadNote data={data} />
      <DroppedWords data={data} />
    </Notes>
  );
}

function InsteadNote({ data: { instead, listPath, state } }: { data: CarListData }) {
  const message = useMessages();
  if (!instead) return null;
  return (
    <div role="status">
      <Text weight="medium">{fillIn(message('carInstead'), { wanted: instead.wanted })}</Text>
      <Words role="list" aria-label={message('carInsteadModels')}>
        {instead.models.map(({ levels }) => (
          <li key={levels.join('>')}>
            <Link href={listAddress(listPath, stateOf(levels, state))} data-list-link="">
              {levels.join(' ')}
            </Link>
          </li>
        ))}
      </Words>
    </div>
  );
}

/** A list of one model alone, on the map where the list is. */
function stateOf(levels: readonly string[], { map }: ListState): ListState {
  const paths: string[] = [];
  addPath(paths, levels);
  return { ...withMap(noChoice, map && {}), values: { 'car_brand>car_model>car_version': paths } };
}

function DroppedWords({ data: { dropped = [], state, listPath, total } }: { data: CarListData }) {
  const message = useMessages();
  const texts = useListTexts();
  if (dropped.length === 0) return null;
  const quoted = dropped.map((word) => texts.quoted(harmless(word))).join(', ');
  const used = state.keyphrase.split(' ').filter((word) => !dropped.includes(word));
  return (
    <>
      {total > 0 && (
        <Text weight="medium" role="status">
          {fillIn(message('carDroppedNote'), { words: quoted })}
        </Text>
      )}
      <Words role="list" aria-label={message('carDropped')}>
        <li aria-hidden="true">
          <Text size="small" tone="muted">
            {message('carDropped')}
          </Text>
        </li>
        {dropped.map((word) => (
          <li key={word}>
            <Chip
              href={listAddress(listPath, {
                ...state,
                keyphrase: [...used, word].join(' '),
                exact: true,
                page: 1,
              })}
              aria-label={fillIn(message('carRestore'), { word: harmless(word) })}
              data-list-link=""
            >
              <s>{harmless(word)}</s>
              <Icon name="plus" size="small" />
            </Chip>
          </li>
        ))}
      </Words>
    </>
  );
}
