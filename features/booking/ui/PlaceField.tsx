import { type Ref, useImperativeHandle, useRef, useState } from 'react';
import { Button } from '../../../design-system/components/Button/Button';
import { Combobox } from '../../../design-system/components/Combobox/Combobox';
import { Icon } from '../../../design-system/components/Icon/Icon';
import { Spinner } from '../../../design-system/components/Spinner/Spinner';
import { Text } from '../../../design-system/components/Text/Text';
import { useMessages } from '../../../design-system/messages';
import { styled } from '../../../design-system/stitches';
import type { ChosenLocation } from '../../../domain/booking/bookingState.types';
import { useVisitorPosition } from '../../map/ui/useVisitorPosition';
import { usePlaceSearch } from './usePlaceSearch';

const Near = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '$2 $3',
  '@noScript': { display: 'none' },
});

export interface PlaceFieldHandle {
  /** The place that is chosen or typed in full; null for none. */
  settle: () => Promise<ChosenLocation | null>;
}

export interface PlaceFieldProps {
  ref?: Ref<PlaceFieldHandle>;
  place: ChosenLocation | null;
  onChoose: (place: ChosenLocation | null) => void;
  country: string;
  mapsKey?: string;
  error?: string;
  hint?: string;
}

/** Where workshops are looked for: a town that is typed, or where the visitor is (BOOK-07, BOOK-63). */
export function PlaceField(props: PlaceFieldProps) {
  const { ref, place, onChoose, country, mapsKey, error, hint } = props;
  const message = useMessages();
  const visitor = useVisitorPosition();
  const { options, search, loading, find, findNamed } = usePlaceSearch({ country, mapsKey, place });
  const asked = useRef(0);
  const typed = useRef('');
  const choosing = useRef<Promise<ChosenLocation | null>>(undefined);
  const [notFound, setNotFound] = useState(false);

  function type(text: string): void {
    asked.current += 1;
    typed.current = text;
    choosing.current = undefined;
    setNotFound(false);
    // What is typed now is another place than the one that was chosen.
    if (place && text !== place.name) onChoose(null);
    search(text);
  }

  /** A place that is typed in full needs no choice; any other text stays, to be mended. */
  async function settle(): Promise<ChosenLocation | null> {
    if (place) return place;
    if (typed.current.trim() === '') return choosing.current ?? null;
    const turn = asked.current;
    const found = (await findNamed(typed.current)) ?? null;
    if (turn !== asked.current) return null;
    setNotFound(!found);
    if (found) onChoose(found);
    return found;
  }
  useImperativeHandle(ref, () => ({ settle }));

  async function choose(id: string): Promise<ChosenLocation | null> {
    const turn = ++asked.current;
    typed.current = '';
    const found = (id === '' ? null : await find(id)) ?? null;
    // An answer that comes late is about what was chosen before.
    if (turn !== asked.current) return null;
    setNotFound(id !== '' && !found);
    onChoose(found);
    return found;
  }

  async function locate(): Promise<void> {
    const turn = ++asked.current;
    const position = await visitor.ask();
    if (!position || turn !== asked.current) return;
    setNotFound(false);
    onChoose({
      name: message('bookingMyLocation'),
      latitude: round(position.lat),
      longitude: round(position.lng),
      placeId: '',
      region: '',
    });
  }

  const isAsking = visitor.status === 'asking';
  return (
    <>
      <Combobox
        id="booking-place"
        name="place"
        label={message('bookingPlace')}
        hint={hint}
        placeholder={message('bookingPlaceHint')}
        start={<Icon name="pin" size="medium" />}
        options={options}
        value={place ? place.placeId || place.name : ''}
        onSearch={type}
        onLeave={() => void settle()}
        loading={loading}
        onChange={({ target }) => {
          choosing.current = choose(target.value);
        }}
        error={notFound ? message('bookingPlaceUnknown') : error}
        required
      />
      <Near>
        <Button
          type="button"
          variant="outline"
          size="small"
          aria-disabled={isAsking}
          onClick={() => !isAsking && void locate()}
        >
          {isAsking ? <Spinner aria-hidden /> : <Icon name="locate" />}
          {message('bookingUseMyLocation')}
        </Button>
        <Text as="span" size="small" tone="muted" role="status">
          {isAsking && message('bookingLocating')}
          {visitor.status === 'denied' && message('bookingNoLocation')}
        </Text>
      </Near>
    </>
  );
}

/** To about a hundred metres: nobody needs to know more. */
const round = (degrees: number): number => Math.round(degrees * 1000) / 1000;
