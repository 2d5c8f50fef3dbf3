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

type SearchResult = { workshop: Workshop; distance: Distance } | 'none';

/** Finds the dealer nearest to a typed place, or to the visitor, with the geocoder of the location finder. */
export function NearestDealer({ workshops, country, onFound }: NearestDealerProps) {
  const message = useMessages();
  const { language } = usePageInfo();
  const visitor = useVisitorPosition();
  const place = useRef<HTMLInputElement>(null);
  const resultElement = useRef<HTMLDivElement>(null);
  const [result, setResult] = useState<SearchResult>();
  const [isSearching, setIsSearching] = useState(false);

  function showNearest(position: Position | undefined): void {
    const nearest = position && findNearest(position, workshops);
    setResult(nearest ?? 'none');
    if (nearest) onFound(nearest.workshop);
  }

  async function search(): Promise<void> {
    const text = place.current?.value.trim() ?? '';
    if (text === '' || isSearching) return;
    setIsSearching(true);
    const geocoded = await searchAddress(text, { country, language });
    setIsSearching(false);
    showNearest(geocoded?.position);
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
          aria-disabled={isSearching}
          onClick={() => void search()}
        >
          {isSearching && <Spinner aria-hidden />}
          {message('serviceFindNearest')}
        </Button>
      </Row>
      <NearMe
        status={visitor.status}
        hidden={false}
        resultMessage={resultElement}
        onLocate={() => void visitor.locate().then((position) => position && showNearest(position))}
      />
      <div ref={resultElement} role="status">
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

function findNearest(position: Position, workshops: readonly Workshop[]) {
  const workshopsWithDistance = workshops.flatMap((workshop) => {
    const { lat, lng } = workshop;
    if (lat === undefined || lng === undefined) return [];
    return [{ workshop, distance: distanceBetween(position, { lat, lng }) }];
  });
  return workshopsWithDistance.sort((a, b) => a.distance.value - b.distance.value)[0];
}
