import { useRef, useState } from 'react';
import { Button } from '../../design-system/components/Button/Button';
import { Combobox } from '../../design-system/components/Combobox/Combobox';
import { Icon } from '../../design-system/components/Icon/Icon';
import { Spinner } from '../../design-system/components/Spinner/Spinner';
import { Text } from '../../design-system/components/Text/Text';
import { useMessages } from '../../design-system/messages';
import { styled } from '../../design-system/stitches';
import type { ChosenLocation } from '../../domain/booking/bookingState.types';
import { useVisitorPosition } from '../map/useVisitorPosition';
import { usePlaceSearch } from './usePlaceSearch';

const Near = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '$2 $3',
  '@noScript': { display: 'none' },
});

export interface PlaceFieldProps {
  place: ChosenLocation | null;
  onChoose: (place: ChosenLocation | null) => void;
  country: string;
  mapsKey?: string;
  error?: string;
  hint?: string;
}

/** Where workshops are looked for: a town that is typed, or where the visitor is (BOOK-07, BOOK-63). */
export function PlaceField({ place, onChoose, country, mapsKey, error, hint }: PlaceFieldProps) {
  const message = useMessages();
  const visitor = useVisitorPosition();
  const { options, search, loading, find } = usePlaceSearch({ country, mapsKey, place });
  const asked = useRef(0);
  const [notFound, setNotFound] = useState(false);

  async function choose(id: string): Promise<void> {
    const turn = ++asked.current;
    const found = id === '' ? null : await find(id);
    // An answer that comes late is about what was chosen before.
    if (turn !== asked.current) return;
    setNotFound(id !== '' && !found);
    onChoose(found ?? null);
  }

  async function locate(): Promise<void> {
    const turn = ++asked.current;
    const position = await visitor.ask();
    if (!position || turn !== asked.current) return;
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
        onSearch={search}
        loading={loading}
        onChange={({ target }) => void choose(target.value)}
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
