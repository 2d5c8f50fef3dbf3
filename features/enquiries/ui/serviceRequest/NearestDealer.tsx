import { type KeyboardEvent, useRef, useState } from 'react';
import { Button } from '../../../../design-system/components/Button/Button';
import { Spinner } from '../../../../design-system/components/Spinner/Spinner';
import { Text } from '../../../../design-system/components/Text/Text';
import { TextField } from '../../../../design-system/components/TextField/TextField';
import { fillIn, useMessages } from '../../../../design-system/messages';
import { styled } from '../../../../design-system/stitches';
import { distanceBetween, formatDistance } from '../../../map/ui/distance';
import type { Distance, Position } from '../../../map/ui/location.types';
import { NearMe } from '../../../map/ui/NearMe';
import { searchAddress } from '../../../map/ui/searchAddress';
import { useVisitorPosition } from '../../../map/ui/useVisitorPosition';
import { usePageInfo } from '../../../../rendering/pageInfo';
import type { Workshop } from './serviceRequestFormData';

const Search = styled('div', {
  display: 'grid',
  gap: '$3',
  // Hidden without JavaScript, because geocoding runs in the browser.
  '@noScript': { display: 'none' },
});

const Row = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'end',
  gap: '$3',
});

interface NearestDealerProps {
  workshops: readonly Workshop[];
  /** ISO 3166-1 alpha-2, added to the search for a place. */
  country: string;
  onFound: (workshop: Workshop) => void;
}

type Found = { workshop: Workshop; distance: Distance } | 'none';

/** Finds the dealer nearest to a typed place, or to the visitor, with the geocoder of the location finder. */
export function NearestDealer({ workshops, country, onFound }: NearestDealerProps) {
  const message = useMessages();
  const { language } = usePageInfo();
  const visitor = useVisitorPosition();
  const place = useRef<HTMLInputElement>(null);
  const answer = useRef<HTMLDivElement>(null);
  const [result, setFound] = useState<Found>();
  const [searching, setSearching] = useState(false);

  function show(position: Position | undefined): void {
    const nearest = position && nearestTo(position, workshops);
    setFound(nearest ?? 'none');
    if (nearest) onFound(nearest.workshop);
  }

  async function search(): Promise<void> {
    const text = place.current?.value.trim() ?? '';
    if (text === '' || searching) return;
    setSearching(true);
    const result = await searchAddress(text, { country, language });
    setSearching(false);
    show(result?.position);
  }

  // Enter searches the place instead of submitting the form.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    void search();
  };
  return (
    <Search>
      <Row>
        <TextField
          ref={place}
          label={message('servicePlace')}
          autoComplete="postal-code"
          enterKeyHint="search"
          onKeyDown={onKeyDown}
        />
        {/* Neither `search` nor `locate` rejects: they show failures as a message. */}
        <Button
          type="button"
          variant="outline"
          aria-disabled={searching}
          onClick={() => void search()}
        >
          {searching && <Spinner aria-hidden />}
          {message('serviceFindNearest')}
        </Button>
      </Row>
      <NearMe
        status={visitor.status}
        hidden={false}
        resultMessage={answer}
        onLocate={() => void visitor.locate().then((position) => position && show(position))}
      />
      <div ref={answer} role="status">
        {result === 'none' && <Text size="small">{message('finderNotFound')}</Text>}
        {result !== undefined && result !== 'none' && (
          <Text size="small">
            {fillIn(message('serviceNearest'), {
              dealer: result.workshop.name,
              distance: formatDistance(result.distance, language),
            })}
          </Text>
        )}
      </div>
    </Search>
  );
}

function nearestTo(position: Position, workshops: readonly Workshop[]) {
  const placed = workshops.flatMap((workshop) => {
    const { lat, lng } = workshop;
    if (lat === undefined || lng === undefined) return [];
    return [{ workshop, distance: distanceBetween(position, { lat, lng }) }];
  });
  return placed.sort((a, b) => a.distance.value - b.distance.value)[0];
}
