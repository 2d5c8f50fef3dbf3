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

const NearbySearch = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '$2 $3',
  '@noScript': { display: 'none' },
});

export interface PlaceFieldHandle {
  /** Resolves to the place that was chosen or typed in full; null for none. */
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

/**
 * Field for the place near which workshops are searched: a typed town, or the visitor's position (BOOK-07,
 * BOOK-63).
 */
export function PlaceField(props: PlaceFieldProps) {
  const { ref, place, onChoose, country, mapsKey, error, hint } = props;
  const message = useMessages();
  const visitor = useVisitorPosition();
  const { options, search, loading, find, findNamed } = usePlaceSearch({ country, mapsKey, place });
  const latestRequestId = useRef(0);
  const typedText = useRef('');
  const pendingChoice = useRef<Promise<ChosenLocation | null>>(undefined);
  const [isNotFound, setIsNotFound] = useState(false);

  function searchTyped(text: string): void {
    latestRequestId.current += 1;
    typedText.current = text;
    pendingChoice.current = undefined;
    setIsNotFound(false);
    // The text no longer matches the chosen place.
    if (place && text !== place.name) onChoose(null);
    search(text);
  }

  /** Accepts a place that is typed in full without being chosen; any other text stays, to be corrected. */
  async function resolveTyped(): Promise<ChosenLocation | null> {
    if (place) return place;
    if (typedText.current.trim() === '') return pendingChoice.current ?? null;
    const requestId = latestRequestId.current;
    const foundPlace = (await findNamed(typedText.current)) ?? null;
    if (requestId !== latestRequestId.current) return null;
    setIsNotFound(!foundPlace);
    if (foundPlace) onChoose(foundPlace);
    return foundPlace;
  }
  useImperativeHandle(ref, () => ({ settle: resolveTyped }));

  async function choose(id: string): Promise<ChosenLocation | null> {
    const requestId = ++latestRequestId.current;
    typedText.current = '';
    const foundPlace = (id === '' ? null : await find(id)) ?? null;
    // The answer belongs to an earlier choice.
    if (requestId !== latestRequestId.current) return null;
    setIsNotFound(id !== '' && !foundPlace);
    onChoose(foundPlace);
    return foundPlace;
  }

  async function locate(): Promise<void> {
    const requestId = ++latestRequestId.current;
    const position = await visitor.locate();
    if (!position || requestId !== latestRequestId.current) return;
    setIsNotFound(false);
    onChoose({
      name: message('bookingMyLocation'),
      latitude: roundForPrivacy(position.lat),
      longitude: roundForPrivacy(position.lng),
      placeId: '',
      region: '',
    });
  }

  const isLocating = visitor.status === 'asking';
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
        onSearch={searchTyped}
        onLeave={() => void resolveTyped()}
        loading={loading}
        onChange={({ target }) => {
          pendingChoice.current = choose(target.value);
        }}
        error={isNotFound ? message('bookingPlaceUnknown') : error}
        required
      />
      <NearbySearch>
        <Button
          type="button"
          variant="outline"
          size="small"
          aria-disabled={isLocating}
          onClick={() => !isLocating && void locate()}
        >
          {isLocating ? <Spinner aria-hidden /> : <Icon name="locate" />}
          {message('bookingUseMyLocation')}
        </Button>
        <Text as="span" size="small" color="muted" role="status">
          {isLocating && message('bookingLocating')}
          {visitor.status === 'denied' && message('bookingNoLocation')}
        </Text>
      </NearbySearch>
    </>
  );
}

/** Rounds to about a hundred metres, for privacy. */
const roundForPrivacy = (degrees: number): number => Math.round(degrees * 1000) / 1000;
