import { Link } from '../../../../design-system/components/Link/Link';
import { fillIn, useMessages } from '../../../../design-system/messages';
import { styled } from '../../../../design-system/stitches';
import { withPlace } from '../../../search/ui/changeState';
import type { CarListData } from './carListData';
import { listAddress } from './listState';
import type { UnknownPlace } from './locatePlace';

/** Id of the note about an unknown place, which describes its field. */
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
  /** Set if the field refers to the note (`aria-describedby`). */
  id?: string;
}

/** Shows that the entered place was not found, and suggests similar towns. The results are those without a place. */
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
