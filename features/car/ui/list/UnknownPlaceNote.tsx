import { Link } from '../../../../design-system/components/Link/Link';
import { fillIn, useMessages } from '../../../../design-system/messages';
import { styled } from '../../../../design-system/stitches';
import { withPlace } from '../../../search/ui/changeState';
import type { CarListData } from './carListData';
import { listAddress } from './listState';
import type { UnknownPlace } from './locatePlace';

/** Id of what is said of a place that nobody knows; its field is described by it. */
export const unknownPlaceId = 'car-near-unknown';

const Note = styled('div', {
  display: 'grid',
  gap: '$1',
  fontSize: '$small',
  lineHeight: '$snug',
  overflowWrap: 'anywhere',
});

const Problem = styled('p', { margin: 0, color: '$danger' });

const Towns = styled('ul', {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '$3',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& a': { display: 'inline-block', paddingBlock: '$1' },
});

interface UnknownPlaceNoteProps {
  data: CarListData;
  unknown: UnknownPlace;
  /** Given where its field is described by it. */
  id?: string;
}

/** There is no such place: what to do, and towns that may be meant. The list stays as it was. */
export function UnknownPlaceNote({ data, unknown, id }: UnknownPlaceNoteProps) {
  const message = useMessages();
  const { place, suggestions } = unknown;
  const { listPath, state } = data;
  return (
    <Note id={id} role="alert">
      <Problem>{fillIn(message('carNearUnknown'), { place: place.text })}</Problem>
      {suggestions.length > 0 && (
        <div>
          {message('carNearMeant')}
          <Towns role="list">
            {suggestions.map((town) => (
              <li key={town}>
                <Link
                  href={listAddress(listPath, withPlace(state, { ...place, text: town }))}
                  data-list-link=""
                >
                  {town}
                </Link>
              </li>
            ))}
          </Towns>
        </div>
      )}
    </Note>
  );
}
